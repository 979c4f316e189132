import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RevokeDialog, type RevokeDialogProps } from './revoke-dialog.tsx';

afterEach(cleanup);

function show(more: Partial<RevokeDialogProps<'LATE' | 'OTHER'>> = {}) {
  const confirm = vi.fn();
  const cancel = vi.fn();
  render(
    <RevokeDialog
      open
      title="Cancel this order?"
      message="Nothing has been sent yet."
      summary={[{ name: 'Refund', value: '$84.12' }]}
      reasons={{
        legend: 'Why?',
        options: [
          { value: 'LATE', label: 'Too slow' },
          { value: 'OTHER', label: 'Something else' },
        ],
      }}
      reasonMissing="Choose a reason"
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      onConfirm={confirm}
      onCancel={cancel}
      {...more}
    />,
  );
  return { confirm, cancel };
}

describe('a revoke dialog', () => {
  test('is announced with its title and says what is refunded', () => {
    show();
    expect(screen.getByRole('alertdialog', { name: 'Cancel this order?' })).toBeTruthy();
    expect(screen.getByText('$84.12')).toBeTruthy();
  });

  test('has exactly a confirm and a cancel button that report their choice [S2.dialogs.04]', async () => {
    const { confirm, cancel } = show({ reasonMissing: undefined });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Keep order', 'Cancel order']);
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
  });

  test('requires a reason before it confirms', async () => {
    const { confirm } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByText('Choose a reason')).toBeTruthy();
  });

  test('confirms at once when the page has asked for the reason', async () => {
    const { confirm } = show({ reasons: undefined, reasonMissing: undefined });
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test('confirms with the chosen reason', async () => {
    const { confirm } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Too slow' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith('LATE');
  });

  test('needs no reason where none is required', async () => {
    const { confirm } = show({ reasonMissing: undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test('neither closes nor submits again while the request runs', async () => {
    const { confirm, cancel } = show({ busy: true });
    await userEvent.click(screen.getByRole('radio', { name: 'Too slow' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    await userEvent.keyboard('{Escape}');
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 0]);
  });

  test('shows the error and keeps the choice for another try', async () => {
    show({ failure: 'The order is already being packed.' });
    expect(screen.getByRole('alert').textContent).toContain('already being packed');
  });
});

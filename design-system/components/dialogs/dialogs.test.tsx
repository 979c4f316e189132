import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

describe('a confirm dialog', () => {
  test('has Ok and Cancel by default, and answers once [S2.dialogs.01]', async () => {
    const ok = vi.fn();
    const cancel = vi.fn();
    render(<ConfirmDialog open title="Delete this address?" onOk={ok} onCancel={cancel} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Ok']);
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect([ok.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    render(<ConfirmDialog open title="Sure?" okLabel="Delete" cancelLabel="Keep" onOk={ok} onCancel={cancel} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Keep', 'Delete']);
  });

  test('treats Escape as Cancel', async () => {
    const cancel = vi.fn();
    render(<ConfirmDialog open title="Sure?" onOk={vi.fn()} onCancel={cancel} />);
    await userEvent.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test('is announced with its title and its message', () => {
    render(<ConfirmDialog open title="Sure?" message="It does not come back." onOk={vi.fn()} onCancel={vi.fn()} />);
    expect(screen.getByRole('alertdialog', { name: 'Sure?' }).getAttribute('aria-describedby')).toBeTruthy();
  });
});

describe('an alert dialog', () => {
  test('has exactly one button, Yes by default [S2.dialogs.05 S2.dialogs.06]', async () => {
    const confirm = vi.fn();
    render(<AlertDialog open message="This code was used already." onConfirm={confirm} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Yes']);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

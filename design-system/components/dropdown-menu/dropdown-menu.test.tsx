import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

afterEach(cleanup);

function show() {
  const on = { again: vi.fn(), bill: vi.fn(), cancel: vi.fn() };
  render(
    <DropdownMenu
      label="Order"
      trigger={<Button>More</Button>}
      groups={[
        [
          { id: 'again', label: 'Buy again', onSelect: on.again },
          { id: 'bill', label: 'Bill', disabled: true, onSelect: on.bill },
        ],
        [{ id: 'cancel', label: 'Cancel order', danger: true, onSelect: on.cancel }],
      ]}
    />,
  );
  return on;
}

const focused = () => document.activeElement?.textContent;

describe('a dropdown menu', () => {
  test('opens by key, skips disabled items by arrows, and chooses by Enter', async () => {
    const on = show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('Buy again'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Cancel order');
    await userEvent.keyboard('{Enter}');
    expect([on.again, on.bill, on.cancel].map((each) => each.mock.calls.length)).toEqual([0, 0, 1]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('finds an item by its first character', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}c');
    await waitFor(() => expect(focused()).toBe('Cancel order'));
  });

  test('closes by Escape and returns the focus', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(focused()).toBe('More'));
  });
});

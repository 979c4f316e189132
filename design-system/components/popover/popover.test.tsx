import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen} trigger={<Button>Filter</Button>} title="Filter" closeLabel="Close">
      <input aria-label="Room" />
    </Popover>
  );
}

test('a popover opens at its button, is named by its title, and returns the focus on Escape', async () => {
  render(<Page />);
  const trigger = screen.getByRole('button', { name: 'Filter' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  const card = screen.getByRole('dialog', { name: 'Filter' });
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('a popover closes by its own button', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Chip } from './chip.tsx';

afterEach(cleanup);

test('a chip exposes its state and toggles it', async () => {
  const toggle = vi.fn();
  render(
    <Chip selected onToggle={toggle}>
      Outdoor
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Outdoor', pressed: true });
  await userEvent.click(chip);
  expect(toggle).toHaveBeenCalledTimes(1);
});

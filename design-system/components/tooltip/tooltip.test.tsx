import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { IconInfo } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

test('a tooltip shows on focus, describes its control, and closes by Escape', async () => {
  render(
    <Tooltip text="Lumens say how bright it is">
      <IconButton label="About lumens" icon={<IconInfo />} />
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'About lumens' });
  expect(screen.getByRole('tooltip').textContent).toBe('Lumens say how bright it is');
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(button);
});

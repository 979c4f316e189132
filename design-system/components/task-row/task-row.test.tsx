import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IconCart } from '../../icons/icons.ts';
import { TaskRow } from './task-row.tsx';

afterEach(cleanup);

const task = {
  icon: <IconCart />,
  title: 'Look at ten lamps',
  reward: '+20 coins',
  action: <button type="button">Go</button>,
};

test('a task shows its reward and its progress', () => {
  render(<TaskRow {...task} progress={{ value: 3, max: 10, label: 'Lamps seen', text: '3 of 10' }} />);
  expect(screen.getByText('+20 coins')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Lamps seen' }).getAttribute('aria-valuenow')).toBe('3');
  expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy();
});

test('a finished task has no action', () => {
  render(<TaskRow {...task} done="Done for today" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Done for today')).toBeTruthy();
});

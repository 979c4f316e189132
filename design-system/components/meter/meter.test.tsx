import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as styles from './meter.css.ts';
import { Meter } from './meter.tsx';

afterEach(cleanup);

const show = (value: number, goals?: { value: number; label: string }[]) =>
  render(<Meter value={value} max={60_000} label="Pledged" text={`${value} of 60,000`} goals={goals} />).container;

const litWidth = (container: HTMLElement) => Number(container.querySelector('rect')?.getAttribute('width'));

test.each([
  [0, 0],
  [-5, 0],
  [15_000, 80],
  [60_000, 320],
  [120_000, 320],
])('a meter of %i of 60,000 fills %i of 320', (value, width) => {
  expect(litWidth(show(value))).toBe(width);
});

test('a meter above its maximum keeps the goal as a mark inside the bar', () => {
  const marks = show(120_000).querySelectorAll(`.${styles.mark.split(' ')[0]}`);
  expect([...marks].map((mark) => mark.getAttribute('x'))).toEqual(['159']);
  expect(screen.getByRole('meter', { name: 'Pledged' }).getAttribute('aria-valuemax')).toBe('120000');
});

test('a meter changes its colour at the goal, not before', () => {
  const reachedAt = (value: number) => show(value).querySelector('rect')?.getAttribute('class') === styles.reached;
  expect([59_999, 60_000].map(reachedAt)).toEqual([false, true]);
});

test('a meter has its value as text, and names its goals', () => {
  show(30_000, [{ value: 30_000, label: 'Black edition' }]);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('30000 of 60,000');
  expect(screen.getByRole('listitem').textContent).toBe('Black edition');
  expect(screen.getByRole('listitem').className).toBe(styles.goalReached);
});

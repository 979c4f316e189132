import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Rating } from './rating.tsx';
import * as styles from './rating.css.ts';

afterEach(cleanup);

test.each([
  [0, '0'],
  [2.5, '44'],
  [4.99, '87.824'],
  [-1, '0'],
])('a rating of %f stars lights %s of 88 pixels', (value, width) => {
  const { container } = render(<Rating value={value} label={`${value} out of 5`} />);
  expect(screen.getByRole('img', { name: `${value} out of 5` })).toBeTruthy();
  expect(container.querySelector('svg svg')?.getAttribute('width')).toBe(width);
});

test.each([5, 7])('a rating of %f stars draws five lit stars and none behind them', (value) => {
  const { container } = render(<Rating value={value} label="5 out of 5" />);
  expect([...container.querySelectorAll('path')].map(({ className }) => className)).toEqual([
    expect.objectContaining({ baseVal: styles.full }),
  ]);
});

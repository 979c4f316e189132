import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Rating } from './rating.tsx';

afterEach(cleanup);

test.each([
  [0, '0'],
  [2.5, '44'],
  [5, '88'],
  [7, '88'],
  [-1, '0'],
])('a rating of %f stars lights %s of 88 pixels', (value, width) => {
  const { container } = render(<Rating value={value} label={`${value} out of 5`} />);
  expect(screen.getByRole('img', { name: `${value} out of 5` })).toBeTruthy();
  expect(container.querySelector('svg svg')?.getAttribute('width')).toBe(width);
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PriceStairs } from './price-stairs.tsx';

afterEach(cleanup);

test('price stairs read as a list in which the current step is marked', () => {
  render(
    <PriceStairs
      label="Price steps"
      sold={139}
      steps={[
        { amount: 2900, pieces: 100, price: '$29', range: 'First 100' },
        { amount: 3900, pieces: 100, price: '$39', range: '101 to 200' },
        { amount: 4900, pieces: 300, price: '$49', range: 'All others' },
      ]}
      stateText={(state, left) => `${state} ${left}`}
    />,
  );
  expect(screen.getByRole('list', { name: 'Price steps' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((row) => [row.textContent, row.getAttribute('aria-current')])).toEqual([
    ['First 100: $29, sold 0', null],
    ['101 to 200: $39, current 61', 'step'],
    ['All others: $49, ahead 300', null],
  ]);
});

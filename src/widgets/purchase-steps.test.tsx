import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PurchaseSteps } from './purchase-steps.tsx';

afterEach(cleanup);

const read = () =>
  screen.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('aria-current')] as const);

test('a purchase is at its details, and the others are to come', () => {
  render(<PurchaseSteps current="details" />);
  expect(screen.getByRole('list', { name: 'Steps of your order' })).toBeTruthy();
  expect(read()).toEqual([
    ['Details now', 'step'],
    ['Payment to come', null],
    ['Confirmation to come', null],
  ]);
});

test('at the payment its details are done', () => {
  render(<PurchaseSteps current="payment" />);
  expect(read()).toEqual([
    ['Details done', null],
    ['Payment now', 'step'],
    ['Confirmation to come', null],
  ]);
});

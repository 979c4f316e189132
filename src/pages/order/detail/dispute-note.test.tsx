import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { DisputeNote } from './dispute-note.tsx';
import { OrderPayments } from './order-payments.tsx';

afterEach(cleanup);

type Dispute = components['schemas']['PaymentDispute'];

const openedTime = 1_700_000_000_000;
const of = (amount: number, status: Dispute['status']): Dispute => ({
  status,
  amount: { amount, currency: 'USD' },
  openedTime,
});

test('an order that waits here says what its bank disputes and what that holds up', () => {
  renderInShop(<DisputeNote status="PROCESSING" disputes={[of(1_000, 'OPEN'), of(250, 'OPEN'), of(500, 'WON')]} />);
  expect(
    screen.getByText(/Your bank disputes \$12\.50 .* we won’t ship anything else, and refunds may be delayed\./),
  ).toBeDefined();
});

test('an order that has left says that its refunds may wait', () => {
  renderInShop(<DisputeNote status="DELIVERED" disputes={[of(1_000, 'OPEN')]} />);
  expect(screen.getByText(/Until it decides, refunds for this order may be delayed\./)).toBeDefined();
});

test.each<readonly Dispute[]>([[], [of(1_000, 'WON'), of(500, 'LOST')]])(
  'nothing is said where no bank has to decide',
  (...disputes) => {
    renderInShop(<DisputeNote status="PAID" disputes={disputes} />);
    expect(screen.queryByText(/bank/)).toBeNull();
  },
);

test('the payments of an order list each dispute with its end', () => {
  const payment: components['schemas']['OrderPayment'] = {
    paymentNo: 'P1',
    method: 'CARD',
    status: 'SETTLED',
    amount: { amount: 5_000, currency: 'USD' },
    createdTime: openedTime,
  };
  renderInShop(
    <OrderPayments
      totals={{ grandTotal: payment.amount }}
      payments={[payment]}
      refunds={[]}
      disputes={[of(1_000, 'LOST'), of(250, 'OPEN')]}
    />,
  );
  for (const words of [
    'Disputed by your bank: $10.00',
    /Your bank refunded you/,
    'Disputed by your bank: $2.50',
    /Your bank hasn’t decided yet/,
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { paymentText } from '#src/text/payment.ts';
import { AmountDue } from './amount-due.tsx';

afterEach(cleanup);

const methods = {
  orderNo: 'LUS1',
  status: 'PENDING_PAYMENT',
  amount: { amount: 4900, currency: 'USD' },
  list: [],
  savedCards: [],
  payExpireTime: Date.now() + 600_000,
} satisfies Parameters<typeof AmountDue>[0]['methods'];

test.each([
  { isBeingChecked: false, times: 1 },
  { isBeingChecked: true, times: 0 },
])(
  'the amount is shown with $times times to pay it, when isBeingChecked is $isBeingChecked',
  ({ isBeingChecked, times }) => {
    renderInShop(
      <AmountDue methods={methods} isBeingChecked={isBeingChecked} onExpired={() => undefined} />,
      {},
      'US',
      'm1',
    );
    expect(screen.getByText('$49.00')).toBeDefined();
    expect(screen.queryAllByRole('timer', { name: paymentText.timeLeft })).toHaveLength(times);
  },
);

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { paymentText } from '#src/text/payment.ts';
import { AmountDue } from './amount-due.tsx';
import { OrderContents } from './order-contents.tsx';

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

test.each([
  ['while it can be', ['PAY', 'CANCEL'], ['/order/revoke?orderNo=LUS1']],
  ['not any more', ['REBUY'], []],
])(
  'what is paid for says to which address it is billed, and how the order is cancelled: %s',
  async (_, actions, ways) => {
    const { amount: sum } = methods;
    const zero = { ...sum, amount: 0 };
    const discounts = { promoDiscount: zero, suitDiscount: zero, couponDiscount: zero, coinDiscount: zero };
    const more = {
      shipping: zero,
      shippingDiscount: zero,
      protection: zero,
      tax: zero,
      taxIncluded: false,
      saved: zero,
    };
    const totals = { listTotal: sum, ...discounts, ...more, grandTotal: sum };
    renderInShop(<OrderContents orderNo="LUS1" />, {
      '/app-mall/v1/order/detail': {
        lines: [],
        actions,
        totals,
        billingAddress: ['Ola Nowak', '1 Lake Street', 'Oakland, CA 94612'],
      },
    });
    expect(await screen.findByText('Ola Nowak, 1 Lake Street, Oakland, CA 94612')).toBeDefined();
    expect(screen.queryAllByRole('link', { name: 'Cancel order' }).map((link) => link.getAttribute('href'))).toEqual(
      ways,
    );
  },
);

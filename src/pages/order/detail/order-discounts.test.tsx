import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { OrderDiscounts } from './order-discounts.tsx';
import { OrderTotals } from './order-totals.tsx';

afterEach(cleanup);

const usd = (amount: number): components['schemas']['Money'] => ({ amount, currency: 'USD' });
const coins: components['schemas']['OrderCoins'] = {
  used: 1_200,
  worth: usd(1_200),
  returned: 0,
  toEarn: 480,
  takenBack: 0,
  earned: 'PENDING',
};

test('an order names its coupon and its coins, and says when earned coins arrive', () => {
  renderInShop(
    <OrderDiscounts
      coupons={[{ couponId: 'c', name: 'Autumn', kind: 'FIXED', discount: usd(800), status: 'USED' }]}
      coins={coins}
    />,
  );
  for (const words of [
    'Autumn, −$8.00',
    'Used',
    '1,200 coins, −$12.00',
    '480 coins',
    'Yours when the order is completed',
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
});

test('a cancelled order says that its coupon and its coins are back', () => {
  renderInShop(
    <OrderDiscounts
      coupons={[{ couponId: 'c', name: 'Free shipping', kind: 'SHIPPING', discount: usd(499), status: 'RETURNED' }]}
      coins={{ ...coins, returned: 1_200, earned: 'NONE' }}
    />,
  );
  expect(screen.getByText('Shipping discount')).toBeDefined();
  expect(screen.getByText('Back in your coupons')).toBeDefined();
  expect(screen.getByText('1,200 returned')).toBeDefined();
  expect(screen.queryByText('Coins earned')).toBeNull();
});

test('an order without coupons and coins says nothing of them', () => {
  renderInShop(<OrderDiscounts coins={{ ...coins, used: 0, toEarn: 0, earned: 'NONE' }} />);
  expect(screen.queryByText('Coupons and coins')).toBeNull();
});

test('a refund says which coins came back, which were taken, what was kept and what was given in coins', () => {
  const zero = usd(0);
  const totals = {
    listTotal: usd(4_000),
    promoDiscount: zero,
    suitDiscount: zero,
    couponDiscount: zero,
    coinDiscount: zero,
    goodsTotal: usd(4_000),
    shipping: zero,
    shippingDiscount: zero,
    protection: zero,
    tax: zero,
    taxIncluded: true,
    grandTotal: usd(4_000),
    saved: zero,
    coinsToEarn: 400,
  };
  const refund = { refundNo: 'R1', amount: usd(1_950), status: 'SETTLED' as const, reason: 'RMA', createdTime: 1 };
  renderInShop(
    <OrderTotals
      totals={totals}
      refunds={[
        { ...refund, coinReturn: 100, coinClawback: 150, shortfall: usd(50) },
        { ...refund, refundNo: 'R2', toCoins: 2_100 },
      ]}
    />,
  );
  expect(
    screen.getByText(
      '100 coins returned. We took back 150 earned coins. We kept $0.50 for earned coins you’ve already spent.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Refunded in coins')).toBeDefined();
  expect(screen.getByText('2,100 coins')).toBeDefined();
});

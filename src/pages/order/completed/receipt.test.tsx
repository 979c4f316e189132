import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { Bought, Receipt } from './receipt.tsx';

afterEach(cleanup);

const usd = (amount: number) => money(amount, 'USD');
const lqip = { day: '#f5f5f5', night: '#101010' };
const image = { url: '/media/products/dome/', alt: 'Dome', w: 800, h: 800, widths: [320], lqip };

test('lines stand at the price of their pieces, and what a coupon took off beside the total', () => {
  const order = {
    orderNo: 'LUS1',
    grandTotal: usd(28_743),
    shippingMethod: { name: 'Standard', estFrom: '2026-12-02', estTo: '2026-12-04' },
    coinsPending: 0,
    lines: [
      {
        lineId: 'a',
        spu: 'LM-DOME',
        title: 'Dome',
        image,
        options: [],
        quantity: 2,
        unit: usd(14_900),
        lineTotal: usd(26_800),
      },
    ],
  } as unknown as components['schemas']['CompletedOrder'];
  renderInShop(
    <>
      <Receipt order={order} />
      <Bought order={order} />
    </>,
  );
  for (const words of ['−$30.00', '$287.43', '$298.00']) expect(screen.getByText(words)).toBeDefined();
});

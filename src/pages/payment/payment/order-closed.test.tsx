import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { OrderClosed } from './order-closed.tsx';

afterEach(cleanup);

const usd = (amount: number) => ({ amount, currency: 'USD' });
const none = usd(0);
const line = {
  ...{ lineId: '1', sku: 'GLOW-1', quantity: 2, title: 'Glow', options: [], unit: usd(2_450), total: usd(4_900) },
  image: {
    ...{ url: '/media/glow/', alt: 'Glow', w: 960, h: 960, widths: [320] },
    lqip: { day: '#ffffff', night: '#000000' },
  },
};
const totals = {
  ...{ listTotal: usd(4_900), promoDiscount: none, suitDiscount: none, couponDiscount: none, coinDiscount: none },
  ...{ shipping: none, shippingDiscount: none, protection: none, tax: none, taxIncluded: false, saved: none },
  grandTotal: usd(4_900),
};
const order = { lines: [line], actions: ['REBUY'], totals, billingAddress: ['1 Lake Street'] };

test('the lights of an order that was not paid go back into the cart, as many as there were [S4.cart.04]', async () => {
  const { sent } = renderInShop(<OrderClosed orderNo="LM1" />, { '/app-mall/v1/order/detail': order }, 'US', null);
  const again = await screen.findByRole('button', { name: 'Buy again' });
  await expect.poll(() => again).toHaveProperty('disabled', false);
  await userEvent.click(again);
  expect(sent).toHaveBeenCalledWith({ type: 'cart.add', sku: 'GLOW-1', quantity: 2, mode: 0 });
});

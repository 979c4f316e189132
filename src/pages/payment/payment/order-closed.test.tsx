import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { OrderClosed } from './order-closed.tsx';

vi.mock(import('../parts/order-contents.tsx'), () => ({ OrderContents: () => null }));
afterEach(cleanup);

test('the lights of an order that was not paid go back into the cart, as many as there were [S4.cart.04]', async () => {
  const order = { lines: [{ sku: 'GLOW-1', quantity: 2 }] };
  const { sent } = renderInShop(<OrderClosed orderNo="LM1" />, { '/app-mall/v1/order/detail': order }, 'US', null);
  const again = await screen.findByRole('button', { name: 'Buy again' });
  await expect.poll(() => again).toHaveProperty('disabled', false);
  await userEvent.click(again);
  expect(sent).toHaveBeenCalledWith({ type: 'cart.add', sku: 'GLOW-1', quantity: 2, mode: 0 });
});

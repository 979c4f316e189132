import { expect, type Page } from '@playwright/test';
import { cards, payByCard } from './card.ts';
import { logIn, type Person } from './member.ts';
import { open, openRunning, title } from './open.ts';
import { type Purchase, unpaidOrder } from './order.ts';

type Member = Person & { readonly token: string };

/** Places an order, and pays it in the browser as its buyer would. @returns its number, and the key of a guest */
export async function paidOrder(
  page: Page,
  buyer: Member | { readonly email: string },
  purchase?: Purchase,
  card: string = cards.good,
) {
  const { orderNo, accessKey = '' } = await unpaidOrder(buyer, purchase);
  const form = `/order/payment/card?orderNo=${orderNo}`;
  if ('token' in buyer) {
    await openRunning(page, `/account/login?redirect=${encodeURIComponent(form)}`);
    await logIn(page, buyer);
  } else {
    await open(page, `/order/detail?orderNo=${orderNo}&accessKey=${accessKey}`);
    // The key is kept in the browser when it is gone from the address.
    await expect(page).not.toHaveURL(/accessKey/);
    await open(page, form);
  }
  await expect(title(page)).toHaveText('Pay by card');
  await payByCard(page, card);
  await expect(title(page)).toHaveText(/^Arrives by /);
  return { orderNo, accessKey };
}

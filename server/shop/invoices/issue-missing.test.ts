import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { nextInvoiceNumber, raiseInvoiceNumbers } from './invoice-number.ts';
import { issueMissing } from './issue-missing.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

/** Orders from before there were invoices: paid, and without documents or numbers. */
const early = async (count: number): Promise<readonly string[]> => {
  const orders: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const ticket = await at.place({ site: 'EU' });
    await at.payByCard(ticket);
    at.shop.clock.advance(60_000);
    orders.push(ticket.orderNo);
  }
  await at.shop.db.deleteFrom('invoices').execute();
  await at.shop.db.deleteFrom('invoice_numbers').execute();
  return orders;
};

const documents = () =>
  at.shop.db
    .selectFrom('invoices')
    .select(['order_no', 'invoice_no', 'type', 'number', 'total_amount'])
    .orderBy('number')
    .execute();

it('orders that were paid before there were invoices get theirs, with numbers that have no gaps', async () => {
  const [first = '', second = '', third = ''] = await early(3);
  await at.place({ site: 'EU' });
  await refundOrder(at.shop, second, { reason: 'Scratched', amount: 101 });
  expect(await documents()).toEqual([]);

  expect(await issueMissing(at.shop, 1)).toBe(1);
  const results = await Promise.all([issueMissing(at.shop), issueMissing(at.shop)]);
  expect(results[0] + results[1]).toBe(2);
  const issued = await documents();
  expect(issued.map(({ order_no, type, number }) => [order_no, type, number])).toEqual([
    [first, 'VAT_INVOICE', 1],
    [second, 'VAT_INVOICE', 2],
    [second, 'CREDIT_NOTE', 3],
    [third, 'VAT_INVOICE', 4],
  ]);
  expect(issued[2]?.total_amount).toBe(101);
  expect(await runCommand(at.shop, ['invoice', 'issue-missing'])).toEqual(['0 invoices were issued.']);
});

it('numbers go on behind what a database has forgotten, and never back', async () => {
  const next = (site: 'EU' | 'GB') =>
    withTransaction(at.shop, 'durable', (tx) => nextInvoiceNumber(tx, site, at.shop.clock.now()));
  const { year, number } = await next('EU');
  for (const last of [number + 40, number]) {
    const series = [
      { site: 'EU', year, last },
      { site: 'GB', year, last },
    ] as const;
    await withTransaction(at.shop, 'durable', (tx) => raiseInvoiceNumbers(tx, series));
  }
  expect([(await next('EU')).number, (await next('GB')).number]).toEqual([number + 41, number + 41]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordYears } from '#rules/record-keeping.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { stripOrders } from './strip-orders.ts';

let at: OrderShop;
/** All of one day: of a deleted member, of one who stays, and of a deleted one whose credit note came a year later. */
let due = '';
let lives = '';
let late = '';
let start = 0;
beforeAll(async () => {
  at = await openOrderShop();
  start = at.shop.clock.now();
  due = await keep();
  lives = await keep({ isDeleted: false });
  late = await keep();
});
afterAll(() => at.close());

const traces = /\bAda\b|Lovelace|555|Harbor|Nowak|4242|scratched/i;

/** A paid order with a refund, of a member who is deleted or not. */
const keep = async ({ isDeleted = true } = {}) => {
  const member = await at.member();
  const { orderNo, open } = await at.place({ member, site: 'EU' });
  await at.api.ok('nameBuyer', { ...open, body: { orderNo, company: 'Nowak Studio', taxId: 'DE136695976' } });
  await at.payByCard({ orderNo, open });
  await refundOrder(at.shop, orderNo, { reason: 'scratched', amount: 101 });
  if (isDeleted)
    await at.shop.db.updateTable('accounts').set({ status: 'DELETED' }).where('id', '=', member.accountId).execute();
  return orderNo;
};

const everything = async (orderNo: string): Promise<string> => {
  const { db } = at.shop;
  const tables = [
    'orders',
    'order_events',
    'shipments',
    'revokes',
    'refunds',
    'payments',
    'invoices',
    'invoice_buyers',
  ] as const;
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).selectAll().where('order_no', '=', orderNo).execute()),
  );
  return JSON.stringify(rows);
};

const strippedOf = async (orderNo: string) => (await at.order(orderNo)).stripped_at !== null;

describe('orders of deleted members', () => {
  it('keep what the law asks for to the end of the last year, then lose the person, and their invoices can be read', async () => {
    const { db, clock } = at.shop;
    await db
      .updateTable('invoices')
      .set({ issued_time: Date.UTC(new Date(start).getUTCFullYear() + 1, 5) })
      .where('order_no', '=', late)
      .where('type', '=', 'CREDIT_NOTE')
      .execute();
    const [invoice] = await db
      .selectFrom('invoices')
      .selectAll()
      .where('order_no', '=', due)
      .orderBy('number')
      .execute();
    expect(await everything(due)).toMatch(traces);

    const end = Date.UTC(new Date(start).getUTCFullYear() + recordYears.EU + 1, 0, 1) - 3_600_000;
    clock.set(end - 1);
    expect(await stripOrders(at.shop)).toBe(0);
    clock.set(end);
    expect(await stripOrders(at.shop)).toBe(1);
    expect(await stripOrders(at.shop)).toBe(0);
    expect(await Promise.all([due, lives, late].map(strippedOf))).toEqual([true, false, false]);
    expect(await everything(due)).not.toMatch(traces);
    expect(await everything(lives)).toMatch(traces);

    const lines = await runCommand(at.shop, ['invoice', 'show', invoice?.invoice_no ?? '']);
    expect(lines.join('\n')).toMatch(/VAT_INVOICE.*order L.*\nDeleted member[\s\S]*tax 19%[\s\S]*total /);
    const after = await db.selectFrom('invoices').selectAll().where('order_no', '=', due).orderBy('number').execute();
    expect(after.map(({ total_amount, number }) => [total_amount, number])).toHaveLength(2);
    expect(after[0]).toMatchObject({ total_amount: invoice?.total_amount, tax_amount: invoice?.tax_amount });
  });

  it('wait for the last document', async () => {
    at.shop.clock.set(Date.UTC(new Date(start).getUTCFullYear() + recordYears.EU + 2, 0, 2));
    expect(await stripOrders(at.shop)).toBe(1);
    expect(await Promise.all([lives, late].map(strippedOf))).toEqual([false, true]);
  });
});

it('an operator who asks for an invoice that is not there is told so', async () => {
  await expect(runCommand(at.shop, ['invoice', 'show', 'EU-1999-000001'])).rejects.toThrow('There is no invoice');
});

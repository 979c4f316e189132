import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spelled } from '#rules/by-site.ts';
import { type Site, sites } from '#rules/markets.ts';
import { demoOrders } from '#server/seed/demo-orders.ts';
import { seed } from '#server/seed/seed.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Attachment } from '#server/mail/template.ts';
import { startSandbox } from '#server/payments/sandbox/sandbox-fixture.ts';
import { openTestShop } from '#server/testing/test-shop.ts';
import { openInvoicePdf } from './kept-invoice.ts';
import { pdfText } from '#tests/fixtures/pdf-text.ts';
import { homes } from '../checkout/checkout-fixture.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { readInvoices } from './issue-invoice.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const bill = ({ orderNo, open }: Ticket) => at.api.ok('getBill', { ...open, query: { orderNo } });
const paid = async (site: Site): Promise<Ticket> => {
  const ticket = await at.place({ site });
  await at.payByCard(ticket);
  return ticket;
};
const invoiceOf = async (ticket: Ticket) => {
  const [invoice] = (await bill(ticket)).invoices;
  if (!invoice) throw new Error('There is no invoice');
  return invoice;
};

describe('the mail of a payment', () => {
  it('brings the invoice as a file that is drawn when the mail leaves', async () => {
    const ticket = await paid('US');
    const { guest_email: to } = await at.order(ticket.orderNo);
    const queued = await at.shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    expect(queued.filter(({ payload }) => payload.includes('JVBERi'))).toEqual([]);
    await at.mailTo(to ?? '');
    const { attachments } = await at.shop.db
      .selectFrom('mail_inbox')
      .select('attachments')
      .where('to_address', '=', to ?? '')
      .where('template', '=', 'orderPaid')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const [file, ...others]: Attachment[] = JSON.parse(attachments);
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      name: `${(await invoiceOf(ticket)).invoiceNo}.pdf`,
      type: 'application/pdf',
      encoding: 'base64',
    });
    expect(
      Buffer.from(file?.text ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

describe('the invoice of an order', () => {
  it('is issued by the payment, not before', async () => {
    const ticket = await at.place();
    expect(await bill(ticket)).toMatchObject({ invoices: [], canIssueVat: false, buyerEditable: true });
    await at.payByCard(ticket);
    const { invoices, buyerEditable } = await bill(ticket);
    expect(invoices.map(({ type, paidWith }) => [type, paidWith])).toEqual([['RECEIPT', 'Card ending in 4242']]);
    expect(buyerEditable).toBe(false);
  });

  it.each(sites)('adds up to the cent in %s', async (site) => {
    const ticket = await paid(site);
    const invoice = await invoiceOf(ticket);
    const order = await at.order(ticket.orderNo);
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    const { goods, discount, shipping, tax, taxIncluded, taxLines, total, lines } = invoice;
    expect(total).toEqual({ amount: order.grand_total_amount, currency: order.currency });
    expect(sum(lines.map((line) => line.total.amount))).toBe(goods.amount);
    expect(goods.amount - discount.amount + shipping.amount + (taxIncluded ? 0 : tax.amount)).toBe(total.amount);
    expect(sum(taxLines.map((line) => line.tax.amount))).toBe(tax.amount);
    if (taxIncluded) expect(sum(taxLines.map(({ base, tax: part }) => base.amount + part.amount))).toBe(total.amount);
    expect(invoice.type).toBe(taxIncluded ? 'VAT_INVOICE' : 'RECEIPT');
  });

  it('names a company once, before it is issued', async () => {
    const ticket = await at.place({ site: 'EU' });
    const name = (company: string, taxId = 'DE136695976') =>
      at.api.call('nameBuyer', { ...ticket.open, body: { orderNo: ticket.orderNo, company, taxId } });
    expect(await name('សុខា')).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path: 'company', rule: 'pattern' }] });
    for (const taxId of ['not a number', 'DE12345', 'DE136695977']) {
      expect(await name('Nowak Studio', taxId)).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path: 'taxId' }] });
    }
    expect((await name('Nowak Studio')).data).toMatchObject({ company: 'Nowak Studio', buyerEditable: false });
    expect(await name('Other')).toMatchObject({ code: 'BILL_ISSUED' });
    await at.payByCard(ticket);
    expect((await invoiceOf(ticket)).buyer).toMatchObject({ company: 'Nowak Studio', taxId: 'DE136695976' });
    const late = await paid('EU');
    const body = { orderNo: late.orderNo, company: 'Late' };
    expect(await at.api.call('nameBuyer', { ...late.open, body })).toMatchObject({ code: 'BILL_ISSUED' });
  });

  it('of what leaves the VAT area has no VAT, and says why', async () => {
    const address = { ...homes.EU, country: 'ES', region: 'GC', city: 'Las Palmas', postcode: '35001' };
    const ticket = await at.place({ site: 'EU', address });
    await at.payByCard(ticket);
    expect(await invoiceOf(ticket)).toMatchObject({
      type: 'VAT_INVOICE',
      taxIncluded: false,
      tax: { amount: 0 },
      taxLines: [{ rate: 0, tax: { amount: 0 } }],
      taxNote: expect.stringMatching(/^No VAT is charged: delivered to the Canary Islands/),
    });
  });

  it('needs something to name', async () => {
    const ticket = await at.place();
    const answer = await at.api.call('nameBuyer', { ...ticket.open, body: { orderNo: ticket.orderNo } });
    expect(answer).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is corrected by a credit note for what goes back', async () => {
    const ticket = await paid('EU');
    const invoice = await invoiceOf(ticket);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'Scratched', amount: 101 });
    await refundOrder(at.shop, ticket.orderNo, { reason: 'Broken' });
    const [, first, second] = (await bill(ticket)).invoices;
    expect(first).toMatchObject({ type: 'CREDIT_NOTE', corrects: invoice.invoiceNo, total: { amount: 101 } });
    expect((first?.tax.amount ?? 0) + (second?.tax.amount ?? 0)).toBe(invoice.tax.amount);
    expect((first?.total.amount ?? 0) + (second?.total.amount ?? 0)).toBe(invoice.total.amount);
  });

  it('is taken back whole by one credit note over its own lines', async () => {
    const ticket = await paid('JA');
    const invoice = await invoiceOf(ticket);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'Broken' });
    const note = (await bill(ticket)).invoices[1];
    const { goods, discount, shipping, taxLines, total, lines } = invoice;
    expect(note).toMatchObject({ type: 'CREDIT_NOTE', goods, discount, shipping, taxLines, total, lines });
  });
});

describe('the numbers', () => {
  it('have no gap when a payment is undone, nor when many are taken at once', async () => {
    const take = (undo: boolean) =>
      withTransaction(at.shop, 'durable', async (tx) => {
        const { number } = await nextInvoiceNumber(tx, 'CA', Date.UTC(2031, 5, 1));
        if (undo) throw new RangeError('undone');
        return number;
      });
    expect(await take(false)).toBe(1);
    await expect(take(true)).rejects.toThrow('undone');
    const many = await Promise.all(Array.from({ length: 8 }, () => take(false)));
    expect(many.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('begin again with the year of the market', async () => {
    const newYear = Date.UTC(2031, 11, 31, 23, 30);
    const numbers = await withTransaction(at.shop, 'durable', async (tx) => [
      await nextInvoiceNumber(tx, 'EU', newYear),
      await nextInvoiceNumber(tx, 'GB', newYear),
    ]);
    expect(numbers.map(({ invoiceNo }) => invoiceNo)).toEqual(['EU-2032-000001', 'GB-2031-000001']);
  });
});

describe('the PDF', () => {
  const pdf = ({ orderNo, open }: Ticket, invoiceNo?: string) =>
    at.api.app.inject({
      url: `/app-mall/v1/order/bill/pdf?orderNo=${orderNo}${invoiceNo === undefined ? '' : `&invoiceNo=${invoiceNo}`}`,
      headers: 'token' in open ? { authorization: `Bearer ${open.token}` } : { 'order-access-key': open.orderKey },
    });

  it('is drawn once, however often it is asked for', async () => {
    const ticket = await paid('GB');
    const sheet = async () => ({ invoice: await invoiceOf(ticket), orderNo: ticket.orderNo, site: 'GB' as const });
    expect(openInvoicePdf(await sheet()).bytes()).toBe(openInvoicePdf(await sheet()).bytes());
  });

  it('is a download under its number, kept by nobody on the way', async () => {
    const ticket = await paid('EU');
    const { invoiceNo } = await invoiceOf(ticket);
    const reply = await pdf(ticket, invoiceNo);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoiceNo}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(reply.rawPayload.subarray(-6).toString()).toContain('%%EOF');
  });

  it.each([
    ['US', [612, 792]],
    ['CA', [612, 792]],
    ['EU', [595.28, 841.89]],
  ] as const)('has the paper that printers of %s hold, in points', async (site, paper) => {
    const [, size = ''] =
      /MediaBox \[0 0 ([\d. ]+)\]/.exec((await pdf(await paid(site))).rawPayload.toString('latin1')) ?? [];
    expect(size.split(' ').map(Number)).toEqual(paper);
  });

  it.each([
    ['US', /^Shipping$/m, /Orb A60 color bulb/],
    ['GB', /^Delivery$/m, /Orb A60 colour bulb/],
  ] as const)('says the words of %s', async (site, service, goods) => {
    const ticket = await at.place({ site, lines: [{ sku: 'LM-ORB-A60-1', quantity: 1, buyType: 0 }] });
    await at.payByCard(ticket);
    const words = pdfText((await pdf(ticket)).rawPayload);
    expect(words).toMatch(service);
    expect(words).toMatch(goods);
    expect(words.split('\n').filter((line) => spelled(line, site) !== line)).toEqual([]);
  });

  it('embeds its typefaces, the Japanese one where it is needed', async () => {
    const names = (body: Buffer) => [...new Set(body.toString('latin1').match(/[A-Z]{6}\+[A-Za-z0-9-]+/g))];
    expect(names((await pdf(await paid('JA'))).rawPayload).join()).toContain('NotoSansJP');
    const western = names((await pdf(await paid('EU'))).rawPayload).join();
    expect(western).toContain('InstrumentSans');
    expect(western).not.toContain('NotoSansJP');
  });

  it('is not there for an unpaid order, nor under the number of another one', async () => {
    const unpaid = await at.place();
    expect((await pdf(unpaid)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const { invoiceNo } = await invoiceOf(await paid('EU'));
    expect((await pdf(await paid('EU'), invoiceNo)).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is drawn one after the other, while other requests are answered, and who would wait long is sent away', async () => {
    const ticket = await paid('US');
    const invoice = await invoiceOf(ticket);
    const order: string[] = [];
    const drawings = Array.from({ length: 30 }, async (_, index) => {
      await openInvoicePdf({ invoice, orderNo: `L${index}`, site: 'US' }).bytes();
      order.push('drawing');
    });
    const answer = bill(ticket).then(() => order.push('answer'));
    const outcomes = await Promise.allSettled(drawings);
    await answer;
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'UNAVAILABLE', data: { retryAfter: 2 } } })));
    expect(order.indexOf('answer')).toBeLessThan(order.lastIndexOf('drawing'));
  });
});

describe('a seeded order', () => {
  it('has its documents, and its money goes back like any other', async () => {
    const sandbox = await startSandbox();
    const shop = await openTestShop({ payments: sandbox.provider });
    await seed(shop.database, shop.clock, { demoShopper: true });
    for (const { orderNo, ending } of demoOrders) {
      const types = (await readInvoices(shop.db, orderNo)).map(({ type }) => type === 'CREDIT_NOTE');
      expect(types).toEqual(ending === 'EXPIRED' ? [] : ending === 'CANCELLED' ? [false, true] : [false]);
    }
    const numbers = await shop.db.selectFrom('invoices').select(['site', 'year', 'number']).orderBy('number').execute();
    for (const { site, year } of numbers) {
      const series = numbers.filter((row) => row.site === site && row.year === year).map(({ number }) => number);
      expect(series).toEqual(series.map((_, index) => index + 1));
    }
    const statuses = async () => {
      const refunds = shop.db.selectFrom('refunds').select('status').where('order_no', '=', 'LMDEMO0004');
      return (await refunds.execute()).map((row) => row.status);
    };
    await refundOrder(shop, 'LMDEMO0004', { reason: 'Broken', amount: 500 });
    await refundOrder(shop, 'LMDEMO0004', { reason: 'Broken' });
    expect(await statuses()).toEqual(['SETTLED', 'SETTLED']);
    const order = await shop.db
      .selectFrom('orders')
      .select(['status', 'paid_amount', 'refunded_amount'])
      .where('order_no', '=', 'LMDEMO0004')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ status: 'REFUNDED', refunded_amount: order.paid_amount });
    await shop.close();
    await sandbox.close();
  });
});

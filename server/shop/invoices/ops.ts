import { formatMoney } from '#rules/money.ts';
import { type Command, UsageError, word, timeText } from '#server/ops/command.ts';
import { readDocument } from './issue-invoice.ts';
import { issueMissing, ordersPerRun } from './issue-missing.ts';

export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoice show',
    usage: '<number>',
    help: 'one invoice, receipt or credit note, even of a deleted member',
    run: async ({ db }, input) => {
      const invoiceNo = word(input, 0, 'The number of the invoice');
      const row = await db.selectFrom('invoices').selectAll().where('invoice_no', '=', invoiceNo).executeTakeFirst();
      if (!row) throw new UsageError(`There is no invoice ${invoiceNo}.`);
      const { type, issuedTime, buyer, lines, taxLines, total } = readDocument(row);
      return [
        `${invoiceNo}  ${type}  ${timeText(issuedTime)}  order ${row.order_no}`,
        [buyer.company, ...buyer.address].filter(Boolean).join(', '),
        ...lines.map((line) => `${line.quantity} x ${line.title}  ${formatMoney(line.total)}`),
        ...taxLines.map(({ rate, tax }) => `tax ${rate / 1_000}%  ${formatMoney(tax)}`),
        `total ${formatMoney(total)}`,
      ];
    },
  },
  {
    name: 'invoice issue-missing',
    usage: '',
    help: 'issue invoices for orders paid before the shop issued any',
    run: async (shop) => {
      const issued = await issueMissing(shop);
      const more = issued === ordersPerRun ? ' There may be more: run it again.' : '';
      return [`${issued} invoices were issued.${more}`];
    },
  },
];

import { formatMoney, money } from '#rules/money.ts';
import { rmaStatuses } from '#rules/rma.ts';
import { displayText } from '#rules/text.ts';
import { type Command, type CommandInput, count, option, UsageError, word, timeText } from '#server/ops/command.ts';
import { orderNoOf } from '../../orders/ops-words.ts';
import { readOrder } from '../../orders/order-row.ts';
import { restockOf } from '../restock-option.ts';
import { readRma } from './read-rma.ts';
import type { RmaRef, RmaRow } from './rma-row.ts';
import { sendBackByHand } from './send-back.ts';
import { sendReplacement } from './send-replacement.ts';
import {
  answerRma,
  approveRma,
  askRma,
  endRma,
  failRma,
  passRma,
  payRma,
  receiveRma,
  rejectRma,
  repeatRefund,
} from './staff-moves.ts';

const listed = 50;

const refFrom = (input: CommandInput): RmaRef => ({
  orderNo: orderNoOf(input),
  rmaNo: word(input, 1, 'The number of the request').toUpperCase(),
});

const statusLine = ({ rma_no: rmaNo, status }: RmaRow): string[] => [`${rmaNo} is ${status}`];

/** What the shopper does with a gift that is not earned any more. */
const giftWords = { RETURN: 'gift, being returned', DEDUCT: 'gift, kept and deducted' } as const;

const summary = (rma: RmaRow): string =>
  [
    rma.order_no.padEnd(18),
    rma.rma_no,
    rma.type.padEnd(11),
    rma.status.padEnd(15),
    formatMoney(money(rma.paid_amount, rma.currency)).padStart(12),
    timeText(rma.created_at),
    rma.deadline_time === null ? '' : `until ${timeText(rma.deadline_time)}`,
    rma.protection === 1 ? 'protected' : '',
  ]
    .join('  ')
    .trimEnd();

/** What staff does with a request; `usage` follows its order and its number. */
const command = (
  verb: string,
  usage: string,
  rest: Pick<Command, 'help' | 'options' | 'flags'> & {
    readonly move: (shop: Parameters<Command['run']>[0], ref: RmaRef, input: CommandInput) => Promise<RmaRow>;
  },
): Command => {
  const { move, ...more } = rest;
  return {
    ...more,
    name: `rma ${verb}`,
    usage: `<order> <request>${usage === '' ? '' : ` ${usage}`}`,
    run: async (shop, input) => statusLine(await move(shop, refFrom(input), input)),
  };
};

export const rmaCommands: readonly Command[] = [
  {
    name: 'rma list',
    usage: '[--status STATUS]',
    help: `the oldest ${listed} open returns, replacements and claims, or those with a STATUS: ${rmaStatuses.join(', ')}`,
    options: ['status'],
    run: async ({ db }, { options: { status } }) => {
      const rmaStatus = rmaStatuses.find((candidate) => candidate === status?.toUpperCase());
      if (status !== undefined && rmaStatus === undefined)
        throw new UsageError(`No request has the status "${status}".`);
      const found = db.selectFrom('rmas').selectAll().limit(listed);
      const rows = await (
        rmaStatus === undefined
          ? found.where('closed_time', 'is', null).orderBy('created_at')
          : found.where('status', '=', rmaStatus).orderBy('created_at', 'desc')
      ).execute();
      return rows.length === 0 ? ['No requests.'] : rows.map(summary);
    },
  },
  {
    name: 'rma show',
    usage: '<order> <request>',
    help: 'one request with its items, messages and history',
    run: async ({ db }, input) => {
      const { orderNo, rmaNo } = refFrom(input);
      const order = await readOrder(db, orderNo);
      if (!order) throw new UsageError(`There is no order ${orderNo}.`);
      const rma = await readRma(db, order, rmaNo);
      return [
        `${rma.rmaNo}  ${rma.type}  ${rma.status}  ${formatMoney(rma.paid)} paid`,
        `${rma.statusText}. ${rma.statusHint}`,
        '',
        ...rma.lines.map(
          ({ lineId, quantity, title, reasonLabel, note, media, giftChoice }) =>
            `${lineId}  ${quantity} x ${title}  ${giftChoice === undefined ? reasonLabel : giftWords[giftChoice]}  ${note ?? ''}  ${media.map(({ url }) => url).join(' ')}`,
        ),
        ...(rma.giftDeduction === undefined ? [] : [`${formatMoney(rma.giftDeduction)} deducted for the gift`]),
        '',
        ...rma.messages.map(({ time: at, from, text }) => `${timeText(at)}  ${from.padEnd(7)}  ${displayText(text)}`),
        '',
        ...rma.history.map(({ time: at, status, text }) => `${timeText(at)}  ${status.padEnd(15)}  ${text}`),
      ].map((line) => line.trimEnd());
    },
  },
  command('approve', '[--keep]', {
    help: 'approve a request; the shopper gets a return label, or with --keep the refund or replacement right away',
    flags: ['keep'],
    move: (shop, ref, { flags }) => approveRma(shop, ref, flags.has('keep')),
  }),
  command('ask', '--question TEXT', {
    help: 'ask the shopper a question; they have seven days to answer',
    options: ['question'],
    move: (shop, ref, input) => askRma(shop, ref, option(input, 'question')),
  }),
  command('answer', '--text TEXT', {
    help: 'send the shopper a message; nothing else changes',
    options: ['text'],
    move: (shop, ref, input) => answerRma(shop, ref, option(input, 'text')),
  }),
  command('reject', '--reason TEXT', {
    help: 'reject a request; the shopper sees the reason',
    options: ['reason'],
    move: (shop, ref, input) => rejectRma(shop, ref, option(input, 'reason')),
  }),
  command('receive', '', { help: 'record that the items have arrived', move: receiveRma }),
  command('pass', '[--amount MINOR_UNITS] [--restock PIECES | --write-off] [--without-gift]', {
    help: 'accept the items: refund all or part; items that weren’t faulty are restocked unless you say otherwise; --without-gift deducts a gift that wasn’t in the parcel',
    options: ['amount', 'restock'],
    flags: ['write-off', 'without-gift'],
    move: (shop, ref, input) => {
      const { amount } = input.options;
      return passRma(shop, ref, {
        ...(amount === undefined ? {} : { amount: count(amount, 'The amount') }),
        restock: restockOf(input),
        withoutGifts: input.flags.has('without-gift'),
      });
    },
  }),
  command('fail', '--reason TEXT', {
    help: 'turn the items down: they go back to the shopper, who sees the reason',
    options: ['reason'],
    move: (shop, ref, input) => failRma(shop, ref, option(input, 'reason')),
  }),
  command('send-back', '--carrier NAME --tracking NUMBER', {
    help: 'record that rejected items were sent back with a carrier that doesn’t make our labels',
    options: ['carrier', 'tracking'],
    move: (shop, ref, input) =>
      sendBackByHand(shop, ref, { carrier: option(input, 'carrier'), trackingNo: option(input, 'tracking') }),
  }),
  command('ship', '--carrier NAME --tracking NUMBER', {
    help: 'record that a replacement has shipped',
    options: ['carrier', 'tracking'],
    move: (shop, ref, input) =>
      sendReplacement(shop, ref, { carrier: option(input, 'carrier'), trackingNo: option(input, 'tracking') }),
  }),
  command('pay', '', {
    help: 'refund instead when there’s no replacement to send, up to what hasn’t been refunded yet',
    move: payRma,
  }),
  command('end', '--reason TEXT', {
    help: 'end a request whose parcel or replacement never arrives; the shopper sees the reason',
    options: ['reason'],
    move: (shop, ref, input) => endRma(shop, ref, option(input, 'reason')),
  }),
  command('refund', '', { help: 'retry a refund that the payment provider couldn’t send', move: repeatRefund }),
];

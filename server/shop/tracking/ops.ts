import { type Command, type CommandInput, count, option, UsageError, word, timeText } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { orderNoOf, statusLine } from '../orders/ops-words.ts';
import { readOrder } from '../orders/order-row.ts';
import { type Pieces, shipOrder } from '../orders/ship-order.ts';
import { findLabel, type LabelRow } from './label-row.ts';
import { requestOutboundLabel } from './request-label.ts';
import { sendLabels } from './send-labels.ts';

const listed = 50;

/** `lineId:2,otherLine:1` */
function parcelLines(text: string): Pieces[] {
  return text.split(',').map((part) => {
    const [lineId = '', quantity = ''] = part.split(':');
    return { lineId: lineId.trim(), quantity: count(quantity.trim(), 'The quantity of a line') };
  });
}

function piecesOf({ options: { lines } }: CommandInput): { readonly lines?: readonly Pieces[] } {
  return lines === undefined ? {} : { lines: parcelLines(lines) };
}

async function shipByHand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const carrier = option(input, 'carrier');
  const trackingNo = option(input, 'tracking');
  return statusLine(await shipOrder(shop, orderNoOf(input), { carrier, trackingNo, ...piecesOf(input) }));
}

/** The label is in the books before the carrier is asked; when the carrier is silent, the shop goes on asking by itself. */
async function shipWithLabel(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const name = await requestOutboundLabel(shop, orderNoOf(input), piecesOf(input).lines);
  await sendLabels(shop);
  const label = await findLabel(shop.db, name);
  const order = await readOrder(shop.db, name.orderNo);
  if (label?.status === 'REFUSED') throw new UsageError(`No label was made: ${label.refusal ?? ''}`);
  if (label?.status !== 'MADE' || !order)
    return [`${name.orderNo} is waiting for its label: it ships once ${shop.carrier.name} answers`];
  return [...statusLine(order), `${label.tracking_no ?? ''} is its parcel, shipped with ${shop.carrier.name}`];
}

const summary = (label: LabelRow): string =>
  [
    (label.tracking_no ?? '').padEnd(14),
    label.order_no.padEnd(18),
    label.direction.padEnd(8),
    label.status.padEnd(7),
    label.parcel_status.padEnd(16),
    timeText(label.updated_at),
    label.refusal ?? '',
  ]
    .join('  ')
    .trimEnd();

export const trackingCommands: readonly Command[] = [
  {
    name: 'order ship',
    usage: '<order> [--lines LINE:PIECES,…] [--carrier NAME --tracking NUMBER]',
    help: 'ship everything that’s left, or some lines; without a tracking number, the carrier makes the label',
    options: ['carrier', 'tracking', 'lines'],
    run: (shop, input) =>
      input.options.carrier === undefined && input.options.tracking === undefined
        ? shipWithLabel(shop, input)
        : shipByHand(shop, input),
  },
  {
    name: 'parcel list',
    usage: '',
    help: `the newest ${listed} parcels with a label, with their status`,
    run: async ({ db }) => {
      const labels = await db
        .selectFrom('parcel_labels')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(listed)
        .execute();
      return labels.length === 0 ? ['No parcels.'] : labels.map(summary);
    },
  },
  {
    name: 'parcel label',
    usage: '<number> > FILE',
    help: 'a parcel’s label as PDF; use `npm run -s ops`, which prints nothing else',
    run: async ({ carrier }, input) => {
      const label = await carrier.readLabel(word(input, 0, 'The number of the parcel').toUpperCase());
      if (!label.ok) throw new UsageError(label.failure.message);
      return label.value;
    },
  },
];

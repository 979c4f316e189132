import type { MachineModel } from '../verify/model.ts';
import { checkoutMachine } from './machine.ts';
import type { OrderReply, QuoteFacts } from './types.ts';

const total = { amount: 8412, currency: 'USD' };
const quotes: QuoteFacts[] = [
  { quoteHash: 'q1', total, problems: [], validFor: 600_000 },
  { quoteHash: 'q2', total: { ...total, amount: 9000 }, problems: [], validFor: 600_000 },
  { quoteHash: 'q3', total, problems: [{ code: 'OUT_OF_STOCK' }], validFor: 600_000 },
];
const replies: OrderReply[] = [
  { kind: 'created', order: { orderNo: 'LUS261121K7Q2MD', accessKey: null, paid: false } },
  { kind: 'stale' },
  { kind: 'refused', problems: [{ code: 'OUT_OF_STOCK' }] },
];
const noQuote = 'there is no total to agree to yet';
const sent = 'the order is on its way';
const underWay = 'fresh totals are under way';
const noNotice = 'the notice stands beside the button, which is not there';

export const checkoutModel: MachineModel<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: [
    { choices: {}, orderKey: null },
    { choices: {}, orderKey: { key: 'kept', quoteHash: 'q1' } },
  ],
  samples: {
    'checkout.edit': [{ type: 'checkout.edit', choices: { shippingMethod: 'EXPRESS' } }],
    'checkout.submit': [{ type: 'checkout.submit' }],
    'checkout.retry': [{ type: 'checkout.retry' }],
    'checkout.dismissNotice': [{ type: 'checkout.dismissNotice' }],
  },
  replies: { requestQuote: quotes, createKey: ['made'], createOrder: replies },
  abstraction: ({ context: { quote, revision, notice, refusals, orderKey, order } }) => [
    quote?.quoteHash,
    quote?.revision === revision,
    notice?.now.amount,
    refusals.length > 0,
    orderKey,
    order?.orderNo,
  ],
  invariants: {
    'ready shows the quote of the choices on screen': (s) =>
      !s.matches('ready') || s.context.quote?.revision === s.context.revision,
    'an order is sent only for the quote on screen, without problems, under its key': (s) =>
      !s.matches('submitting') ||
      (s.context.quote?.revision === s.context.revision &&
        s.context.quote.problems.length === 0 &&
        s.context.orderKey?.quoteHash === s.context.quote.quoteHash),
    'a created order is known': (s) => s.matches('created') === (s.context.order !== null),
  },
  steps: {
    'a change is taken over, and quoting waits for a pause': ({ before, event, after }) =>
      event.type !== 'checkout.edit' ||
      before.hasTag('submitting') ||
      (after.matches('editing') &&
        after.context.revision === before.context.revision + 1 &&
        after.context.choices['shippingMethod'] === 'EXPRESS'),
    'who tries again gets fresh totals, or the same order when its fate is unknown': ({ before, event, actions }) =>
      event.type === 'checkout.edit' ||
      event.type === 'checkout.dismissNotice' ||
      event.type.startsWith('xstate.') ||
      (before.matches('outcomeUnknown')
        ? actions.includes('start createOrder')
        : event.type === 'checkout.submit' || before.hasTag('busy') || actions.includes('start requestQuote')),
    'without a key nothing is sent': ({ before, event, after }) =>
      !before.matches('creatingKey') || !event.type.startsWith('xstate.error') || after.matches('ready'),
    'an answer of the shop forgets the key': ({ before, event, after }) => {
      if (!before.matches('submitting') || !event.type.startsWith('xstate.done') || !('output' in event)) return true;
      const [, stale, refused] = replies;
      return (
        after.context.orderKey === null &&
        after.matches(event.output === stale ? 'quoting' : event.output === refused ? 'ready' : 'created')
      );
    },
    'one order is sent at a time': ({ before, actions }) =>
      !actions.includes('start createOrder') || !before.matches('submitting'),
    'the key is kept before the order is sent, and forgotten once the answer is known': ({ before, after, actions }) =>
      before.context.orderKey === after.context.orderKey || actions.includes('persistOrderKey'),
    'a notice goes when it is dismissed or agreed to': ({ before, event, after }) =>
      !(before.matches('ready') && (event.type === 'checkout.dismissNotice' || after.hasTag('submitting'))) ||
      after.context.notice === null,
    'an unknown outcome keeps the key': ({ before, after }) =>
      !after.matches('outcomeUnknown') || before.context.orderKey === after.context.orderKey,
    'a total that moves without an edit is noticed': ({ before, event, after }) =>
      !event.type.startsWith('xstate.done.actor.0.checkout.quoting') ||
      before.context.quote === null ||
      before.context.quote.revision !== before.context.revision ||
      before.context.quote.total.amount === after.context.quote?.total.amount ||
      after.context.notice !== null,
  },
  equivalent: {
    'checkout.ready --checkout.submit[1]--> stays: lost': 'it does nothing; it is there to be read in the chart',
  },
  bounded: { createKey: 'it makes a local value' },
  ignored: {
    'checkout.edit': { creatingKey: sent, submitting: sent },
    'checkout.submit': {
      editing: noQuote,
      quoting: noQuote,
      quoteFailed: noQuote,
      creatingKey: sent,
      submitting: sent,
    },
    'checkout.retry': { editing: underWay, quoting: underWay, creatingKey: sent, submitting: sent },
    'checkout.dismissNotice': {
      editing: noNotice,
      quoting: noNotice,
      quoteFailed: noNotice,
      creatingKey: noNotice,
      submitting: noNotice,
      outcomeUnknown: noNotice,
    },
  },
};

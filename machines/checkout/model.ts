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
  { kind: 'stale', lost: { code: 'COUPON_USED', message: 'This coupon has been used.' } },
  { kind: 'refused', problems: [{ code: 'OUT_OF_STOCK' }] },
];
const noQuote = 'there is no total to agree to yet';
const sent = 'the order is on its way';
const underWay = 'fresh totals are under way';
const oneOpen = 'at most one of the two guards is open';
const keyAtHand = 'the key of this quote is at hand, so the order goes out at once, under it';
const noNotice = 'the notice stands beside the button, which is not there';

export const checkoutModel: MachineModel<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: [
    { choices: {}, orderKey: null },
    { choices: {}, orderKey: { key: 'kept', quoteHash: 'q1' } },
  ],
  samples: {
    'checkout.edit': [{ type: 'checkout.edit', choices: { shippingMethod: 'EXPRESS' } }],
    'checkout.submit': [{ type: 'checkout.submit', details: { billing: 'SAME' } }],
    'payMethod.chosen': [{ type: 'payMethod.chosen', payMethod: 'REDIRECT_BANK' }],
    'checkout.retry': [{ type: 'checkout.retry' }],
    'checkout.dismissNotice': [{ type: 'checkout.dismissNotice' }],
  },
  replies: { requestQuote: quotes, createKey: ['made'], createOrder: replies },
  abstraction: ({ context }) => {
    const { quote, revision, notice, refusals, orderKey, order, payMethod, details, agreed } = context;
    return [
      quote?.quoteHash,
      quote?.revision === revision,
      notice?.now.amount,
      refusals.length > 0,
      orderKey,
      order?.orderNo,
      payMethod,
      details?.payMethod,
      agreed?.amount,
    ];
  },
  invariants: {
    'ready shows the quote of the choices on screen': (s) =>
      !s.matches('ready') || s.context.quote?.revision === s.context.revision,
    'an order is sent only for the quote on screen, without problems, under its key': (s) =>
      !s.matches('submitting') ||
      (s.context.quote?.revision === s.context.revision &&
        s.context.quote.problems.length === 0 &&
        s.context.orderKey?.quoteHash === s.context.quote.quoteHash),
    'an order is sent with its details': (s) => !s.hasTag('submitting') || s.context.details !== null,
    'an order waits only while its totals are on their way': (s) =>
      s.context.agreed === null || s.matches('editing') || s.matches('quoting'),
    'what is ordered can be changed only while nothing of it is on its way or may exist': (s) =>
      s.hasTag('locked') === (s.hasTag('submitting') || s.matches('outcomeUnknown')),
    'a created order is known': (s) => s.matches('created') === (s.context.order !== null),
  },
  steps: {
    'a change is taken over, and quoting waits for a pause': ({ before, event, after }) =>
      event.type !== 'checkout.edit' ||
      before.hasTag('submitting') ||
      (after.matches('editing') &&
        after.context.revision === before.context.revision + 1 &&
        after.context.choices['shippingMethod'] === 'EXPRESS'),
    'a change takes back all that was said of the order before it': ({ event, after: { context }, before }) =>
      event.type !== 'checkout.edit' ||
      before.hasTag('submitting') ||
      (context.notice === null && context.lost === null && context.refusals.length === 0),
    'fresh totals take back what was refused before them': ({ before, event, after }) =>
      !before.matches('quoting') || !event.type.startsWith('xstate.done') || after.context.refusals.length === 0,
    'nobody orders anything before there is a total': ({ before, event, after }) =>
      event.type !== 'checkout.submit' ||
      before.context.quote !== null ||
      after.context.details === before.context.details,
    'who tries again gets fresh totals, or the same order when its fate is unknown': ({ before, event, actions }) =>
      event.type === 'checkout.edit' ||
      event.type === 'checkout.dismissNotice' ||
      event.type === 'payMethod.chosen' ||
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
    'a discount that an order could not be placed with is named until something is changed or ordered': ({
      before,
      event,
      after,
    }) =>
      before.context.lost === null ||
      event.type === 'checkout.edit' ||
      before.matches('submitting') ||
      after.context.lost !== null,
    'an order that waited is sent for the total that was agreed to, and for no other': ({ before, event, after }) => {
      if (!before.matches('quoting') || !event.type.startsWith('xstate.done') || !('output' in event)) return true;
      const quote = quotes.find((each) => each === event.output);
      const { agreed } = before.context;
      const isAsAgreed = agreed !== null && quote?.total.amount === agreed.amount && quote.problems.length === 0;
      return after.hasTag('submitting') === isAsAgreed && (isAsAgreed || after.matches('ready'));
    },
    'an order that waited and costs something else is not dropped without a word': ({ before, event, after }) => {
      if (!before.matches('quoting') || !event.type.startsWith('xstate.done') || !('output' in event)) return true;
      const quote = quotes.find((each) => each === event.output);
      const { agreed } = before.context;
      return agreed === null || quote?.total.amount === agreed.amount || after.context.notice?.was === agreed;
    },
    'whoever orders before the totals are here waits for them, with the total on screen': ({ before, event, after }) =>
      event.type !== 'checkout.submit' ||
      !(before.matches('editing') || before.matches('quoting')) ||
      before.context.quote === null ||
      (after.value === before.value && after.context.agreed === before.context.quote.total),
    'what was refused is looked at again before it is sent again': ({ before, event, after, actions }) =>
      event.type !== 'checkout.submit' ||
      !before.matches('ready') ||
      before.context.refusals.length === 0 ||
      (after.matches('quoting') && after.context.agreed !== null && !actions.includes('start createOrder')),
    'the way to pay is the one chosen last, and an order keeps its own': ({ before, event, after }) =>
      (event.type !== 'payMethod.chosen' ||
        (after.context.payMethod === 'REDIRECT_BANK' && after.context.details === before.context.details)) &&
      (after.context.details === before.context.details ||
        after.context.details?.payMethod === before.context.payMethod),
    'an order whose outcome is unknown is repeated exactly': ({ before, after }) =>
      !before.matches('outcomeUnknown') || before.context.details === after.context.details,
    'the shopper goes on exactly once, when the order exists': ({ before, after, actions }) =>
      actions.includes('leave') === (after.matches('created') && !before.matches('created')),
    'one order is sent at a time': ({ before, actions }) =>
      !actions.includes('start createOrder') || !before.matches('submitting'),
    'the key is kept before the order is sent, and forgotten once the answer is known': ({ before, after, actions }) =>
      before.context.orderKey === after.context.orderKey || actions.includes('persistOrderKey'),
    'a notice goes when it is dismissed or agreed to': ({ before, event, after }) =>
      !((before.matches('ready') && event.type === 'checkout.dismissNotice') || after.hasTag('submitting')) ||
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
  isPinned: true,
  equivalent: {
    'checkout.ready --checkout.submit[2]--> stays: lost': 'it does nothing; it is there to be read in the chart',
    'checkout.ready --checkout.submit[0]--> checkout.creatingKey: after the next': oneOpen,
    'checkout.submitting --xstate.done.actor.0.checkout.submitting[0]--> checkout.created: after the next': oneOpen,
    'checkout.quoting --xstate.done.actor.0.checkout.quoting[0]--> checkout.creatingKey: clearNotice before setQuote':
      'the total is the one that was agreed to, so the quote makes no notice',
    'checkout.creatingKey --xstate.done.actor.0.checkout.creatingKey[0]--> checkout.submitting: to checkout.creatingKey':
      keyAtHand,
    'checkout.outcomeUnknown --checkout.retry[0]--> checkout.submitting: to checkout.creatingKey': keyAtHand,
    'checkout.outcomeUnknown --checkout.submit[0]--> checkout.submitting: to checkout.creatingKey': keyAtHand,
  },
  bounded: { createKey: 'it makes a local value' },
  ignored: {
    'checkout.edit': { creatingKey: sent, submitting: sent },
    'checkout.submit': {
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

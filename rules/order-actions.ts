import type { Site } from './markets.ts';
import { isPayTimeOver, type OrderStatus, withinCancelWindow } from './order-states.ts';
import { withdrawalPeriods, withinWithdrawalPeriod } from './withdrawal.ts';

/** What a shopper may do with an order; the server decides and the pages only show it. */
export type OrderAction =
  | 'PAY'
  | 'CANCEL'
  | 'CANCEL_REQUEST'
  | 'TRACK'
  | 'CONFIRM'
  | 'REVIEW'
  | 'WITHDRAW'
  | 'RMA'
  | 'BILL'
  | 'REBUY'
  | 'EDIT_ADDRESS'
  | 'CONTACT';

export type OrderTab = 'ALL' | 'TO_PAY' | 'TO_SHIP' | 'SHIPPED' | 'DELIVERED' | 'AFTER_SALE' | 'CLOSED';

/** The statuses of each tab. ALL shows every order; AFTER_SALE goes by open cases instead of the status. */
export const tabStatuses: Readonly<Record<Exclude<OrderTab, 'ALL' | 'AFTER_SALE'>, readonly OrderStatus[]>> = {
  TO_PAY: ['PENDING_PAYMENT'],
  TO_SHIP: ['PAID', 'PROCESSING', 'AWAITING_RELEASE'],
  SHIPPED: ['PARTLY_SHIPPED', 'SHIPPED'],
  DELIVERED: ['DELIVERED', 'COMPLETED'],
  CLOSED: ['CLOSED', 'CANCELLED', 'REFUNDED'],
};

export interface OrderActionFacts {
  readonly status: OrderStatus;
  readonly site: Site;
  readonly now: number;
  readonly payExpireTime: number;
  readonly paidTime?: number;
  readonly deliveredTime?: number;
  readonly cancelRequested: boolean;
  /** False for a guest, whose cart is not on the server. */
  readonly member: boolean;
  readonly linesToReview: number;
  /** Of a deposit: from then on it is not cancelled by its member alone. */
  readonly depositUntil?: number;
  /** Something of it can be returned, replaced or claimed, or a request about it is open. */
  readonly offersRma: boolean;
}

/** The statuses of an order that has arrived and stays with its buyer, who may say what it is like. */
export const arrivedStatuses: readonly OrderStatus[] = ['DELIVERED', 'COMPLETED'];

/** The statuses of an order whose contract may be withdrawn from, as far as its time is not over. */
export const withdrawableStatuses: readonly OrderStatus[] = [
  'PAID',
  'AWAITING_RELEASE',
  'PROCESSING',
  'PARTLY_SHIPPED',
  'SHIPPED',
  'DELIVERED',
];

const rules: readonly {
  readonly action: OrderAction;
  readonly in?: readonly OrderStatus[];
  readonly when?: (facts: OrderActionFacts) => boolean;
}[] = [
  { action: 'PAY', in: ['PENDING_PAYMENT'], when: ({ now, payExpireTime }) => !isPayTimeOver(payExpireTime, now) },
  {
    action: 'CANCEL',
    in: ['PENDING_PAYMENT', 'PAID', 'AWAITING_RELEASE'],
    when: (facts) => facts.status !== 'PAID' || withinCancelWindow(facts),
  },
  {
    action: 'CANCEL_REQUEST',
    in: ['PAID', 'PROCESSING'],
    // Where the law knows a withdrawal, nobody has to ask.
    when: (facts) =>
      withdrawalPeriods[facts.site] === undefined &&
      !facts.cancelRequested &&
      !(facts.status === 'PAID' && withinCancelWindow(facts)),
  },
  { action: 'TRACK', in: ['PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'COMPLETED'] },
  { action: 'CONFIRM', in: ['SHIPPED'] },
  { action: 'REVIEW', in: arrivedStatuses, when: ({ member, linesToReview }) => member && linesToReview > 0 },
  { action: 'WITHDRAW', in: withdrawableStatuses, when: withinWithdrawalPeriod },
  { action: 'RMA', when: ({ offersRma }) => offersRma },
  { action: 'BILL', when: ({ paidTime }) => paidTime !== undefined },
  { action: 'REBUY', when: ({ status, member }) => member && status !== 'PENDING_PAYMENT' },
  { action: 'EDIT_ADDRESS', in: ['PENDING_PAYMENT', 'PAID', 'AWAITING_RELEASE'] },
  { action: 'CONTACT' },
];

/** What may be done with a deposit, as long as its order allows it: nothing is sent with it, and it has no invoice. */
const depositActions: readonly OrderAction[] = ['PAY', 'CANCEL', 'WITHDRAW', 'CONTACT'];

function fitsDeposit({ depositUntil = Infinity, status, now }: OrderActionFacts, action: OrderAction): boolean {
  if (depositUntil === Infinity) return true;
  const isFree = status === 'PENDING_PAYMENT' || now < depositUntil;
  return depositActions.includes(action) && (action !== 'CANCEL' || isFree);
}

/** The actions of an order, the most useful first. */
export function orderActions(facts: OrderActionFacts): OrderAction[] {
  return rules
    .filter(({ action }) => fitsDeposit(facts, action))
    .filter((rule) => rule.in === undefined || rule.in.includes(facts.status))
    .filter((rule) => rule.when === undefined || rule.when(facts))
    .map((rule) => rule.action);
}

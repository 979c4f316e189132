import { type CrowdGoal, type CrowdStatus, towardsGoal } from '#rules/crowd.ts';
import { balanceEnd, type DepositTerms, type ReservationState } from '#rules/deposits.ts';
import type { components } from '#openapi/types.ts';
import { bankDays } from '#rules/bank-days.ts';
import { dayAt } from '#rules/market-dates.ts';
import { formatMoney, money } from '#rules/money.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { shipMonthText } from '#rules/ship-months.ts';
import { coinPriceOf } from './coin-price.ts';
import type { OrderRow } from './order-row.ts';

/** What an order is to whoever placed it. */
export type KindOfOrder = 'ORDINARY' | 'PREORDER' | 'DEPOSIT' | 'BALANCE' | 'PLEDGE' | 'COINS' | 'PRIZE';

export interface StatusText {
  readonly text: string;
  readonly hint: string;
}

/** Where the reservation of a deposit stands. `balance` is in minor units, before shipping and the tax that is added. */
export interface DepositFacts {
  readonly state: ReservationState;
  readonly terms: DepositTerms;
  readonly balance: number;
}

/** Where the project of a pledge stands. `endTime` is epoch ms, `shipMonth` such as 2027-05. */
export interface PledgeFacts {
  readonly status: CrowdStatus;
  readonly goal: CrowdGoal;
  readonly pledged: { readonly units: number; readonly amount: number };
  readonly endTime: number;
  readonly shipMonth: string;
}

/** What an order is about besides its own row; an order of the shelf has none of it. */
export interface KindFacts {
  readonly deposit?: DepositFacts;
  readonly pledge?: PledgeFacts;
}

/** What an order says instead of the day of its arrival. */
export interface OrderStory extends Pick<components['schemas']['OrderStory'], 'headline' | 'stops'> {
  readonly hint: string;
  readonly next: readonly string[];
}

interface Kind {
  /** Where its words are not those of every order. */
  readonly texts: Partial<Record<OrderStatus, StatusText>>;
  /** What happens after the payment. */
  readonly next: readonly string[];
  /** The first sentence of the mail that says it is paid. */
  readonly paidMail: string;
  /** Undefined where it speaks like an order of the shelf. */
  readonly storyOf?: (order: OrderRow, facts: KindFacts, now: number) => OrderStory | undefined;
}

const waiting: readonly OrderStatus[] = ['PAID', 'AWAITING_RELEASE'];
const weWrite = 'We’ll email you the tracking number when it ships.';
const packed = ['We’re packing your lights.', weWrite, 'You switch them on.'];
const packedMail = 'We’re packing your lights now and will email you when they ship.';
const reserved = {
  text: 'Reserved',
  hint: 'One is reserved for you. See the campaign page for when the balance is due.',
};

/** An instant is a day of the market, with its year. */
const span = (from: number, end: number, order: OrderRow) =>
  `${dayAt(from, order.site)} – ${dayAt(end - 1, order.site)}`;

function depositStory(order: OrderRow, { deposit }: KindFacts, now: number): OrderStory | undefined {
  if (deposit === undefined) return undefined;
  const { state, terms } = deposit;
  if (order.status === 'COMPLETED') return settledStory(state);
  if (!waiting.includes(order.status) || state !== 'RESERVED') return undefined;
  const { balanceStart, shipStart } = terms;
  const end = balanceEnd(terms);
  const balance = formatMoney(money(deposit.balance, order.currency));
  const isDue = now >= balanceStart;
  const lastDay = dayAt(end - 1, order.site);
  const ships = dayAt(shipStart, order.site);
  return {
    headline: isDue
      ? `Pay the balance of ${balance} by ${lastDay}`
      : `Reserved. Balance ${balance} due ${dayAt(balanceStart, order.site)}`,
    hint: `Pay the balance between ${span(balanceStart, end, order).replace(' – ', ' and ')}. Shipping and any tax are added then. Your light ships from ${ships}.`,
    stops: [
      { label: 'Deposit', note: dayAt(order.paid_time ?? order.placed_time, order.site), state: 'done' },
      { label: 'Balance', note: span(balanceStart, end, order), state: 'current' },
      { label: 'Shipping', note: `from ${ships}`, state: 'todo' },
    ],
    next: [
      'One is reserved for you.',
      `We’ll email you on ${dayAt(balanceStart, order.site)}, when the balance of ${balance} is due.`,
      `Paid by ${lastDay}, it ships from ${ships}.`,
    ],
  };
}

function settledStory(state: ReservationState): OrderStory | undefined {
  const stories = {
    COMPLETED: {
      headline: 'Deposit used',
      hint: 'It went toward your balance order, which shows when your light arrives.',
    },
    REFUNDED: {
      headline: 'Deposit returned',
      hint: `It was refunded with the order it went toward. Banks usually show it within ${bankDays}.`,
    },
    FORFEITED: {
      headline: 'Reservation ended',
      hint: 'The balance wasn’t paid in time, so we kept the deposit, as agreed.',
    },
  } as const;
  return state in stories ? { ...stories[state as keyof typeof stories], stops: [], next: [] } : undefined;
}

const counts = new Intl.NumberFormat('en');

function pledgeStory(order: OrderRow, { pledge }: KindFacts): OrderStory | undefined {
  if (pledge === undefined || !waiting.includes(order.status)) return undefined;
  const { status, goal, endTime } = pledge;
  const write = (value: number) =>
    goal.kind === 'UNITS' ? counts.format(value) : formatMoney(money(value, order.currency));
  const soFar = `${write(towardsGoal(goal, pledge.pledged))} of ${write(goal.value)}`;
  const month = shipMonthText(pledge.shipMonth);
  const paid = dayAt(order.paid_time ?? order.placed_time, order.site);
  const lastDay = dayAt(endTime - 1, order.site);
  const all = order.coins_used > 0 ? 'all of it' : `all ${formatMoney(money(order.paid_amount, order.currency))}`;
  if (status === 'FAILED') {
    return {
      headline: `Goal missed at ${soFar}`,
      hint: `We’re refunding your pledge the way you paid. Banks usually show it within ${bankDays}.`,
      stops: [],
      next: [],
    };
  }
  const isOpen = status === 'OPEN';
  return {
    headline: isOpen ? `${soFar} pledged` : `Goal reached. Ships in ${month}`,
    hint: isOpen
      ? `If the goal is reached by ${lastDay}, your light ships in ${month}. If not, we refund ${all}.`
      : 'It’s being made. We’ll email you when it ships.',
    stops: [
      { label: 'Pledged', note: paid, state: 'done' },
      {
        label: isOpen ? 'Goal' : 'Goal reached',
        note: isOpen ? `by ${lastDay}` : soFar,
        state: isOpen ? 'current' : 'done',
      },
      { label: 'Made', state: isOpen ? 'todo' : 'current' },
      { label: 'Shipping', note: month, state: 'todo' },
    ],
    next: isOpen
      ? [
          `The project has until ${lastDay} to reach its goal.`,
          `If it does, your light is made and ships in ${month}.`,
          `If it doesn’t, we refund ${all}.`,
        ]
      : ['We’re making your light.', `It ships in ${month}, and we’ll email you when it does.`, 'You switch it on.'],
  };
}

/** Every kind of order with what it says of its own: on the thank-you page, its own page, in lists and by mail. */
export const orderKinds: Readonly<Record<KindOfOrder, Kind>> = {
  ORDINARY: { texts: {}, next: packed, paidMail: packedMail },
  PREORDER: {
    texts: {},
    next: ['Yours is reserved, and ships as soon as it’s released.', weWrite, 'You switch it on.'],
    paidMail: 'Your light ships as soon as it’s released, and we’ll email you when it does.',
  },
  DEPOSIT: {
    texts: {
      PENDING_PAYMENT: {
        text: 'Waiting for the deposit',
        hint: 'One is reserved for you until the payment deadline.',
      },
      PAID: reserved,
      AWAITING_RELEASE: reserved,
      COMPLETED: { text: 'Deposit settled', hint: 'See the campaign page for what it goes toward.' },
    },
    next: [reserved.hint],
    paidMail: reserved.hint,
    storyOf: depositStory,
  },
  BALANCE: {
    texts: { AWAITING_RELEASE: { text: 'Paid in full', hint: 'Your light ships as soon as it’s released.' } },
    next: ['Your light is paid in full.', weWrite, 'You switch it on.'],
    paidMail: 'Your light is paid in full. We’ll email you when it ships.',
  },
  PLEDGE: {
    texts: {
      PAID: { text: 'Pledged', hint: 'We’ll email you when the project ends.' },
      AWAITING_RELEASE: { text: 'Pledged', hint: 'We’ll email you when the project ends.' },
    },
    next: ['We’ll email you when the project ends.'],
    paidMail: 'We’ll email you when the project ends.',
    storyOf: pledgeStory,
  },
  COINS: {
    texts: {
      PAID: {
        text: 'Paid with coins',
        hint: 'We’ll pack it soon. Until then, you can cancel and get your coins back, or change the address.',
      },
    },
    next: packed,
    paidMail: packedMail,
  },
  PRIZE: {
    texts: {
      PAID: { text: 'Prize claimed', hint: 'We’ll pack your prize soon. Until then, you can change the address.' },
      DELIVERED: { text: 'Delivered', hint: 'Enjoy your prize.' },
      COMPLETED: { text: 'Completed', hint: 'Enjoy your prize.' },
    },
    next: ['We’re packing your prize.', weWrite, 'You switch it on.'],
    paidMail: 'We’re packing your prize now and will email you when it ships.',
  },
};

/** The kind of an order by its own row. */
export function kindOf(
  order: Pick<OrderRow, 'kind' | 'deposit_order_no' | 'goods_total_amount' | 'coins_used'>,
): KindOfOrder {
  if (order.deposit_order_no !== null) return 'BALANCE';
  if (order.kind === 'CROWDFUND') return 'PLEDGE';
  if (order.kind !== 'NORMAL') return order.kind;
  return coinPriceOf(order) === undefined ? 'ORDINARY' : 'COINS';
}

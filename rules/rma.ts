import { civilTime, instantOf } from './dates.ts';
import { day } from './durations.ts';
import { endOfDayAfter } from './local-days.ts';
import { markets, type Site } from './markets.ts';
import { lateAfter } from './protection.ts';
import { withdrawalPeriods } from './withdrawal.ts';

export const rmaTypes = ['REFUND_ONLY', 'RETURN', 'REPLACEMENT', 'WARRANTY'] as const;
/** The money for something kept or never received, the money for something sent back, another one, or the warranty. */
export type RmaType = (typeof rmaTypes)[number];

/** Where a request stands once it is sent. */
export const rmaStatuses = [
  'REQUESTED',
  'NEEDS_INFO',
  'AWAITING_RETURN',
  'RETURNING',
  'INSPECTING',
  'REFUNDING',
  'REPLACING',
  'REFUNDED',
  'REPLACED',
  'REJECTED',
  'CANCELLED',
  'LAPSED',
  'ENDED',
] as const;
export type RmaStatus = (typeof rmaStatuses)[number];

/** The statuses in which a request still moves. */
export const openRmaStatuses: readonly RmaStatus[] = rmaStatuses.slice(0, rmaStatuses.indexOf('REFUNDED'));

export type RmaReason =
  | 'NO_LONGER_WANTED'
  | 'WRONG_ITEM'
  | 'MISSING_PART'
  | 'DAMAGED_IN_TRANSIT'
  | 'DEFECTIVE'
  | 'NOT_AS_DESCRIBED'
  | 'CONNECT_PROBLEM'
  | 'LATE'
  | 'NOT_RECEIVED';

/** How many days after the delivery items can come back, or a parcel that did not hold what it should be claimed. */
export const returnDays = 30;
/** How long a shopper has to answer a question (ms). */
export const replyPeriod = 7 * day;
/** How long a shopper has to send the items (ms). */
export const sendPeriod = 14 * day;

/** Returns of unopened items are agreed to at once up to this sum; minor units. */
export const approvedUpTo: Readonly<Record<Site, number>> = {
  US: 20_000,
  EU: 20_000,
  GB: 18_000,
  CA: 25_000,
  JA: 30_000,
};

interface ReasonRule {
  readonly types: readonly RmaType[];
  /** Nobody can judge it without a picture. */
  readonly needsPhoto?: true;
  /** The shopper changed their mind: they pay the way back. */
  readonly ownChoice?: true;
  /** Of a claim for money alone: true when it only makes sense for a parcel that is late, false for one that came. */
  readonly whileLate?: boolean;
  /** Of a parcel that was reported as delivered, it needs protection where the law does not owe the handover. */
  readonly needsHandover?: true;
  /** Something that shipping protection covers, when the money alone is asked for. */
  readonly isProtected?: true;
}

/** What each reason is good for; the order is the order of the form. */
const reasonRules: Readonly<Record<RmaReason, ReasonRule>> = {
  NO_LONGER_WANTED: { types: ['RETURN'], ownChoice: true },
  WRONG_ITEM: { types: ['RETURN', 'REPLACEMENT'], needsPhoto: true },
  MISSING_PART: { types: ['REFUND_ONLY', 'RETURN', 'REPLACEMENT'], whileLate: false },
  DAMAGED_IN_TRANSIT: {
    types: ['REFUND_ONLY', 'RETURN', 'REPLACEMENT'],
    needsPhoto: true,
    whileLate: false,
    isProtected: true,
  },
  DEFECTIVE: { types: ['RETURN', 'REPLACEMENT', 'WARRANTY'], needsPhoto: true },
  NOT_AS_DESCRIBED: { types: ['RETURN', 'REPLACEMENT'] },
  CONNECT_PROBLEM: { types: ['RETURN', 'REPLACEMENT', 'WARRANTY'] },
  LATE: { types: ['REFUND_ONLY', 'RETURN'], whileLate: true, isProtected: true },
  NOT_RECEIVED: { types: ['REFUND_ONLY'], needsHandover: true, isProtected: true },
};

export const rmaReasons = Object.keys(reasonRules) as readonly RmaReason[];

const isReason = (reason: string): reason is RmaReason => reason in reasonRules;

export const needsPhoto = (reason: string): boolean => isReason(reason) && reasonRules[reason].needsPhoto === true;

/** True for what shipping protection covers: the money for something late, lost or damaged on the way. */
export const isProtectedClaim = (type: RmaType, reason: RmaReason): boolean =>
  type === 'REFUND_ONLY' && reasonRules[reason].isProtected === true;

/** What decides which reasons can be given. */
export interface ReasonFacts {
  /** The order has arrived, as far as the carrier knows. */
  readonly hasArrived: boolean;
  /** What was reported as delivered and never came is owed by law or covered by protection. */
  readonly owesHandover: boolean;
}

/** What a reason can be given for, in an order that has arrived or in one that has not. */
export function typesOfReason(reason: RmaReason, { hasArrived, owesHandover }: ReasonFacts): RmaType[] {
  const { types, whileLate, needsHandover } = reasonRules[reason];
  if (needsHandover === true && hasArrived && !owesHandover) return [];
  return types.filter((type) => {
    if (type !== 'REFUND_ONLY') return hasArrived;
    return whileLate === undefined || whileLate !== hasArrived;
  });
}

/** Who pays the way back: the shopper who changed their mind; as soon as something was wrong, the shop. */
export function payerOfReturn(reasons: readonly RmaReason[]): 'SHOP' | 'SHOPPER' {
  return reasons.every((reason) => reasonRules[reason].ownChoice === true) ? 'SHOPPER' : 'SHOP';
}

/** What often mends it, shown before the request. */
export const firstHelp: Readonly<Partial<Record<RmaReason, readonly string[]>>> = {
  CONNECT_PROBLEM: [
    'Turn the light off and on again, then wait ten seconds.',
    'Connect your phone to a 2.4 GHz Wi-Fi network; the light can’t use 5 GHz.',
    'Hold the button for five seconds until the light blinks, and add it again in the app.',
  ],
};

/** The last instant of the local day on which a return ends (epoch ms), 30 days after the delivery. */
const ordinaryEnd = (site: Site, deliveredTime: number): number =>
  endOfDayAfter(deliveredTime, returnDays, markets[site].timeZone) - 1;

/**
 * The last instant of a return (epoch ms): 30 days after the delivery, and for what was ordered from October to December
 * not before the end of January, by the clock of the market.
 */
export function returnEnd({
  site,
  placedTime,
  deliveredTime,
}: {
  readonly site: Site;
  readonly placedTime: number;
  readonly deliveredTime: number;
}): number {
  const { timeZone } = markets[site];
  const { year, month } = civilTime(placedTime, timeZone);
  const ordinary = ordinaryEnd(site, deliveredTime);
  if (month < 10) return ordinary;
  return Math.max(ordinary, instantOf({ year: year + 1, month: 2, day: 1, hour: 0, minute: 0 }, timeZone) - 1);
}

export interface LineFacts {
  readonly site: Site;
  readonly now: number;
  readonly placedTime: number;
  /** Absent while the order is under way. */
  readonly deliveredTime?: number;
  /** Noon of the last day that was promised for it. */
  readonly promisedTime?: number;
  /** The first instant without it (epoch ms). */
  readonly warrantyEndTime?: number;
  /** Pieces of the line that have left and are neither given back nor on their way back. */
  readonly left: number;
  /** The order is paid and was not called off. */
  readonly isAlive: boolean;
  /** A parcel with pieces of it counts as lost. */
  readonly isLost: boolean;
  /** What is late can be claimed early: it is protected on its way. */
  readonly isProtected: boolean;
}

export interface TypeOption {
  readonly type: RmaType;
  /** The last moment of it (epoch ms). */
  readonly until?: number;
  readonly why?: string;
}

/** Where a type ends; undefined where it has not begun. */
function endOf(type: RmaType, facts: LineFacts): number | undefined {
  const { deliveredTime, warrantyEndTime } = facts;
  if (deliveredTime === undefined) return undefined;
  if (type === 'WARRANTY') return warrantyEndTime === undefined ? undefined : warrantyEndTime - 1;
  return type === 'REFUND_ONLY' ? ordinaryEnd(facts.site, deliveredTime) : returnEnd({ ...facts, deliveredTime });
}

/** The money for something that is under way: at once when it is lost, else when it is late for long enough. */
function optionUnderWay({ now, promisedTime, isLost, isProtected }: LineFacts): TypeOption {
  const type = 'REFUND_ONLY';
  const pause = isProtected ? lateAfter.protected : lateAfter.unprotected;
  if (isLost || (promisedTime !== undefined && now >= promisedTime + pause)) return { type };
  const days = isProtected ? 'ten' : 'thirty';
  return { type, why: `You can ask for this once it’s ${days} days late, or lost.` };
}

function optionOf(type: RmaType, facts: LineFacts): TypeOption {
  const { now, deliveredTime, left, isAlive } = facts;
  if (!isAlive) return { type, why: 'There’s nothing in this order to return.' };
  if (left === 0) return { type, why: 'You’ve already returned all of these.' };
  if (deliveredTime === undefined) {
    if (type !== 'REFUND_ONLY') return { type, why: 'You can ask for this once it has arrived.' };
    return optionUnderWay(facts);
  }
  const until = endOf(type, facts);
  if (until === undefined) return { type, why: 'It has no warranty.' };
  return now <= until ? { type, until } : { type, until, why: 'The deadline for this has passed.' };
}

/** What a shopper may ask for about a line, and until when; what is not possible says why. */
export function rmaOptions(facts: LineFacts): TypeOption[] {
  return rmaTypes.map((type) => optionOf(type, facts));
}

/** True for a return that is agreed to without anybody looking at it: unopened, in time, and of little value. */
export function isApprovedAtOnce({
  site,
  type,
  reasons,
  deliveredTime,
  now,
  amount,
}: {
  readonly site: Site;
  readonly type: RmaType;
  readonly reasons: readonly RmaReason[];
  readonly deliveredTime: number | undefined;
  readonly now: number;
  /** Minor units. */
  readonly amount: number;
}): boolean {
  const isUnopened = type === 'RETURN' && payerOfReturn(reasons) === 'SHOPPER';
  const isInTime = deliveredTime !== undefined && now <= ordinaryEnd(site, deliveredTime);
  return isUnopened && isInTime && amount <= approvedUpTo[site];
}

/**
 * True where a shopper who keeps nothing gets the outbound delivery back, too: everywhere for what never came and where
 * something was wrong with any piece, and always where the law knows a withdrawal.
 * @param reasons of all the pieces that went back
 */
export const includesDelivery = ({
  site,
  hasCome,
  reasons,
}: {
  readonly site: Site;
  readonly hasCome: boolean;
  readonly reasons: readonly RmaReason[];
}): boolean => !hasCome || withdrawalPeriods[site] !== undefined || payerOfReturn(reasons) === 'SHOP';

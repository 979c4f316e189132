import { bankDays, checkDays } from '#rules/bank-days.ts';
import { inMarketUnits } from '#rules/market-units.ts';
import type { Site } from '#rules/markets.ts';
import { hour } from '#rules/durations.ts';
import { protectionAnswer } from '#rules/protection.ts';
import type { ReasonFacts, RmaReason, RmaStatus } from '#rules/rma.ts';

interface StatusText {
  readonly text: string;
  readonly hint: string;
}

const banks = `Banks usually show it within ${bankDays}.`;

const statusTexts: Readonly<Record<RmaStatus, StatusText>> = {
  REQUESTED: { text: 'We are checking your request', hint: 'We’ll answer within two working days.' },
  NEEDS_INFO: { text: 'We have a question', hint: 'Please answer it so we can continue.' },
  AWAITING_RETURN: { text: 'Please send it back', hint: 'Print the label, pack the items and drop off the parcel.' },
  RETURNING: { text: 'On its way to us', hint: 'We’ll email you when the parcel arrives.' },
  INSPECTING: { text: 'Being checked', hint: `We check returns within ${checkDays} of their arrival.` },
  REFUNDING: { text: 'Your refund is on its way', hint: `We refund you the way you paid. ${banks}` },
  REPLACING: { text: 'Being replaced', hint: 'We’re packing a new one and will email you when it ships.' },
  REFUNDED: { text: 'Refunded', hint: banks },
  REPLACED: { text: 'Replaced', hint: 'Your replacement is on its way to you.' },
  REJECTED: { text: 'Not accepted', hint: 'Contact us if you disagree.' },
  CANCELLED: { text: 'Cancelled', hint: 'You can make a new request until the deadline.' },
  ENDED: { text: 'Closed', hint: 'Contact us if you disagree.' },
  LAPSED: { text: 'Closed', hint: 'We didn’t hear from you. You can make a new request until the deadline.' },
};

const protectedHint = `Your delivery protection covers it. We’ll answer within ${protectionAnswer / hour} hours.`;

const heldText: StatusText = {
  text: 'Your bank is deciding',
  hint: 'Your bank holds the money until it decides. We’ll refund the rest.',
};

const withdrawnText: StatusText = {
  text: 'Withdrawn',
  hint: 'You withdrew from the contract instead. See your refund in the order.',
};

interface MoreFacts {
  readonly isProtected?: boolean;
  /** The refund waits for the bank of the payer. */
  readonly isHeld?: boolean;
  /** A withdrawal took its place. */
  readonly isWithdrawn?: boolean;
}

/** The status in words and what happens next, as the market of the order spells it. */
export function rmaStatusText(
  status: RmaStatus,
  site: Site,
  { isProtected = false, isHeld = false, isWithdrawn = false }: MoreFacts = {},
): StatusText {
  if (isWithdrawn) return withdrawnText;
  const { text, hint } = status === 'REFUNDING' && isHeld ? heldText : statusTexts[status];
  return {
    text: inMarketUnits(text, site),
    hint: inMarketUnits(status === 'REQUESTED' && isProtected ? protectedHint : hint, site),
  };
}

const late =
  'This order has no delivery protection. You can request a refund once the parcel is 30 days late, or lost. Contact us before then, and we’ll trace it with the carrier.';
const gone =
  'This order has no delivery protection, so we can’t refund a parcel that was delivered and then went missing. Contact us anyway, and we’ll ask the carrier where it was left.';

/** What only shipping protection would cover, and what helps without it; undefined where nothing is left out. */
export function protectionNote(site: Site, { hasArrived, owesHandover }: ReasonFacts): string | undefined {
  if (!hasArrived) return inMarketUnits(late, site);
  return owesHandover ? undefined : inMarketUnits(gone, site);
}

/** What happened, by what the machine was told. */
const historyTexts: ReadonlyMap<string, string> = new Map([
  ['rma.submit', 'Request received'],
  ['rma.approve', 'Request accepted'],
  ['rma.ask', 'We asked a question'],
  ['rma.reply', 'You answered'],
  ['rma.reject', 'Not accepted'],
  ['rma.cancel', 'You cancelled the request'],
  ['rma.ship', 'You sent the parcel'],
  ['return.received', 'Your parcel arrived'],
  ['inspection.passed', 'Checked: everything’s fine'],
  ['inspection.failed', 'Checked: not accepted. We’ll send the items back to you'],
  ['reply.expired', 'Closed: you didn’t answer our question'],
  ['return.expired', 'Closed: we didn’t receive the return'],
  ['refund.settled', 'Refund sent'],
  ['replacement.shipped', 'Replacement sent'],
  ['rma.pay', 'We couldn’t replace it, so we’re refunding you'],
  ['rma.end', 'Closed'],
  ['withdrawal.declared', 'You withdrew from the contract instead'],
  ['money.gone', 'Closed: the order was refunded'],
]);

export const rmaHistoryText = (event: string, site: Site): string =>
  inMarketUnits(historyTexts.get(event) ?? event, site);

export const reasonLabels: Readonly<Record<RmaReason, string>> = {
  NO_LONGER_WANTED: 'I no longer want it',
  WRONG_ITEM: 'It’s the wrong item',
  MISSING_PART: 'A part is missing',
  DAMAGED_IN_TRANSIT: 'It arrived damaged',
  DEFECTIVE: 'It doesn’t work',
  NOT_AS_DESCRIBED: 'It’s not as described',
  CONNECT_PROBLEM: 'It doesn’t connect',
  LATE: 'It arrived too late',
  NOT_RECEIVED: 'It never arrived',
};

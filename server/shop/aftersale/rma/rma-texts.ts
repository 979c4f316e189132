import { bankDays } from '#rules/bank-days.ts';
import { spelled } from '#rules/by-site.ts';
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
  REQUESTED: { text: 'We are checking your request', hint: 'We answer within two working days.' },
  NEEDS_INFO: { text: 'We have a question', hint: 'Please answer it, so that we can go on.' },
  AWAITING_RETURN: { text: 'Please send it back', hint: 'Print the label, pack the items and hand the parcel in.' },
  RETURNING: { text: 'On its way to us', hint: 'We write to you when the parcel has arrived.' },
  INSPECTING: { text: 'Being checked', hint: 'We look at the items, usually within two working days.' },
  REFUNDING: { text: 'Your money is on its way', hint: `It goes back the way you paid. ${banks}` },
  REPLACING: { text: 'Being replaced', hint: 'We pack another one and write to you when it leaves.' },
  REFUNDED: { text: 'Refunded', hint: banks },
  REPLACED: { text: 'Replaced', hint: 'The other one is on its way to you.' },
  REJECTED: { text: 'Not accepted', hint: 'Contact us if you see it differently.' },
  CANCELLED: { text: 'Taken back', hint: 'You can ask again while there is time.' },
  ENDED: { text: 'Ended', hint: 'Contact us if you see it differently.' },
  LAPSED: { text: 'Closed', hint: 'We did not hear from you. You can ask again while there is time.' },
};

const protectedHint = `Your delivery protection covers it. We answer within ${protectionAnswer / hour} hours.`;

const heldText: StatusText = {
  text: 'Your bank has to decide',
  hint: 'It disputes your payment and has the money until then. What it leaves goes back to you.',
};

const withdrawnText: StatusText = {
  text: 'Withdrawn',
  hint: 'You withdrew from the contract instead. The order says what comes back.',
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
    text: spelled(text, site),
    hint: spelled(status === 'REQUESTED' && isProtected ? protectedHint : hint, site),
  };
}

const late =
  'This order has no delivery protection: its money can be asked for when the parcel is thirty days late, or lost. Write to us before that, and we look for it with the carrier.';
const gone =
  'This order has no delivery protection: we give no money back for a parcel that was delivered and then is not there. Write to us all the same, and we ask the carrier where it was left.';

/** What only shipping protection would cover, and what helps without it; undefined where nothing is left out. */
export function protectionNote(site: Site, { hasArrived, owesHandover }: ReasonFacts): string | undefined {
  if (!hasArrived) return spelled(late, site);
  return owesHandover ? undefined : spelled(gone, site);
}

/** What happened, by what the machine was told. */
const historyTexts: ReadonlyMap<string, string> = new Map([
  ['rma.submit', 'Request received'],
  ['rma.approve', 'Agreed'],
  ['rma.ask', 'We asked a question'],
  ['rma.reply', 'You answered'],
  ['rma.reject', 'Not accepted'],
  ['rma.cancel', 'You took it back'],
  ['rma.ship', 'You sent the parcel'],
  ['return.received', 'The parcel has arrived'],
  ['inspection.passed', 'Checked and in order'],
  ['inspection.failed', 'Checked and not accepted; the items go back to you'],
  ['reply.expired', 'Closed, because our question was not answered'],
  ['return.expired', 'Closed, because nothing was sent'],
  ['refund.settled', 'Refund sent'],
  ['replacement.shipped', 'Replacement sent'],
  ['rma.pay', 'We have no other one, so you get the money'],
  ['rma.end', 'Ended'],
  ['withdrawal.declared', 'You withdrew from the contract instead'],
  ['money.gone', 'Ended, because the money of the order went back'],
]);

export const rmaHistoryText = (event: string, site: Site): string => spelled(historyTexts.get(event) ?? event, site);

export const reasonLabels: Readonly<Record<RmaReason, string>> = {
  NO_LONGER_WANTED: 'I no longer want it',
  WRONG_ITEM: 'It is the wrong item',
  MISSING_PART: 'A part is missing',
  DAMAGED_IN_TRANSIT: 'It arrived damaged',
  DEFECTIVE: 'It does not work',
  NOT_AS_DESCRIBED: 'It is not as described',
  CONNECT_PROBLEM: 'It does not connect',
  LATE: 'It came too late',
  NOT_RECEIVED: 'It never arrived',
};

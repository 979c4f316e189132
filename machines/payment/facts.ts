import type { NextAction, PaymentContext, PaymentFacts, PaymentMethodChoice, PaymentRequest } from './types.ts';

const refused = ['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED'];

/** A live attempt that waits for the shopper, and for what. */
export function pendingAction(facts: PaymentFacts | null): NextAction | null {
  return facts?.attempt?.status === 'REQUIRES_ACTION' ? facts.attempt.nextAction : null;
}

/** True while an attempt waits at the bank for a shopper who has not confirmed it. */
export function waitsForShopper({ facts, isConfirmed }: Pick<PaymentContext, 'facts' | 'isConfirmed'>): boolean {
  const type = pendingAction(facts)?.type;
  return !isConfirmed && (type === 'REDIRECT' || type === 'THREE_DS');
}

/** True when the last attempt is over without success, or there was none. */
export function isOver(facts: PaymentFacts | null): boolean {
  return facts === null || facts.attempt === null || refused.includes(facts.attempt.status);
}

/** The number of the live attempt. Throws where there is none to act on. */
export function paymentNoOf({ facts }: Pick<PaymentContext, 'facts'>): string {
  const paymentNo = facts?.attempt?.paymentNo;
  if (paymentNo === undefined) throw new Error('There is no attempt to act on');
  return paymentNo;
}

/** The request that starts an attempt. Throws where no key was made for it. */
export function requestOf({ orderNo, paymentKey }: PaymentContext): PaymentRequest {
  if (paymentKey === null) throw new Error('A payment is started only under a key');
  return { orderNo, ...paymentKey };
}

const newCard: PaymentMethodChoice = { method: 'CARD', savedCardId: null };

export const isSameChoice = (one: PaymentMethodChoice | null, other: PaymentMethodChoice | null): boolean =>
  one?.method === other?.method && one?.savedCardId === other?.savedCardId;

export const isNewCard = (choice: PaymentMethodChoice | null): boolean => isSameChoice(choice, newCard);

/** The way to pay that stands chosen: what the shopper chose, while it is offered, else the first to offer them. */
export function chosenOf(
  context: Pick<PaymentContext, 'page' | 'preferred' | 'offers' | 'selected'>,
): PaymentMethodChoice | null {
  const { page, preferred, offers, selected } = context;
  if (page === 'card') return newCard;
  if (offers.some((offer) => isSameChoice(offer, selected))) return selected;
  if (preferred === null) return offers[0] ?? null;
  const methods = offers.filter(({ savedCardId }) => savedCardId === null);
  return methods.find(({ method }) => method === preferred) ?? methods[0] ?? null;
}

/** What is begun without the shopper: a card on the page of the card, else what was chosen in the checkout. */
export const begunChoice = ({
  page,
  preferred,
}: Pick<PaymentContext, 'page' | 'preferred'>): PaymentMethodChoice | null => {
  if (page === 'card') return newCard;
  return preferred === null ? null : { method: preferred, savedCardId: null };
};

/** The name of the last attempt, for who begins one after it. */
export const lastAttempt = ({ facts }: Pick<PaymentContext, 'facts'>): string => facts?.attempt?.paymentNo ?? 'none';

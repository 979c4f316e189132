import type { Decline } from '#server/payments/provider.ts';

/** Plain words for the codes that providers share; what is not listed keeps the provider's own words. */
const words: Readonly<Record<string, string>> = {
  card_declined: 'Your bank declined this card. Please try another card or another way to pay.',
  insufficient_funds: 'There isn’t enough money on this card. Please try another one.',
  processing_error: 'Something went wrong at your bank. You weren’t charged; please try again.',
  expired_card: 'This card has expired. Please try another one.',
  incorrect_cvc: 'That security code isn’t right. Please check it and try again.',
  too_many_cards: 'Too many cards have been declined. Please pay another way, or try again tomorrow.',
  authentication_failed: 'Your bank couldn’t confirm that it’s you. Please try again or choose another way to pay.',
  cancelled: 'The payment was cancelled. You weren’t charged.',
  expired: 'The payment wasn’t completed in time. You were not charged.',
};

/** Why money did not move, in words for the shopper. */
export function declineText({ code, message }: Pick<Decline, 'code' | 'message'>): string {
  return words[code] ?? message;
}

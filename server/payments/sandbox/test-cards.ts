import type { Decline } from '../provider.ts';

type Outcome =
  | { readonly status: 'SETTLED' | 'PROCESSING' | 'REQUIRES_ACTION' | 'DISPUTED' }
  | { readonly status: 'DECLINED'; readonly decline: Decline };

export type TestCard = { readonly number: string; readonly name: string; readonly outcome: Outcome };

const declined = (code: string, message: string, retryable: boolean): Outcome => ({
  status: 'DECLINED',
  decline: { code, message, retryable },
});

/** The only numbers the sandbox takes: a real card must never be tried here. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'Pays at once', outcome: { status: 'SETTLED' } },
  { number: '5555555555554444', name: 'Pays at once, Mastercard', outcome: { status: 'SETTLED' } },
  { number: '378282246310005', name: 'Pays at once, American Express', outcome: { status: 'SETTLED' } },
  { number: '3530111333300000', name: 'Pays at once, JCB', outcome: { status: 'SETTLED' } },
  { number: '4000002500003155', name: 'Asks for 3-D Secure', outcome: { status: 'REQUIRES_ACTION' } },
  { number: '4000000000000341', name: 'Settles by webhook, some seconds later', outcome: { status: 'PROCESSING' } },
  { number: '4000000000000259', name: 'Pays, and is disputed some seconds later', outcome: { status: 'DISPUTED' } },
  {
    number: '4000000000000002',
    name: 'Declined',
    outcome: declined('card_declined', 'Your bank declined this card.', false),
  },
  {
    number: '4000000000009995',
    name: 'Declined, insufficient funds',
    outcome: declined('insufficient_funds', 'There isn’t enough money on this card.', true),
  },
  {
    number: '4000000000000119',
    name: 'Declined, processing error',
    outcome: declined('processing_error', 'Something went wrong at your bank. Please try again.', true),
  },
];

export const testCardByNumber = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);

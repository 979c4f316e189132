import { fingerprint } from '#rules/fingerprint.ts';
import { ShopApiError } from './errors.ts';
import { isOutcomeUnknown } from './outcome.ts';
import { store } from '../storage/browser-store.ts';
import { readIntent, writeIntent } from '../storage/intents.ts';

/**
 * Sends a command under a key of its own. One whose answer was lost goes out under the same key as before, also after a
 * reload; another body gets another key.
 * @param subject what the command is about; there is one at a time
 */
export async function sendOnce<Answer>(
  operation:
    | 'answerQuestion'
    | 'askQuestion'
    | 'claimCoupon'
    | 'commentOnReply'
    | 'createReview'
    | 'createTicket'
    | 'exchangeCoins'
    | 'messageRma'
    | 'redeemCoupon'
    | 'writeTicketMessage',
  subject: string,
  body: object,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const hash = fingerprint(JSON.stringify(body));
  const earlier = readIntent(store, operation, subject);
  const key = earlier?.hash === hash ? earlier.key : crypto.randomUUID();
  writeIntent(store, operation, subject, { key, hash });
  try {
    const answer = await send(key);
    writeIntent(store, operation, subject, null);
    return answer;
  } catch (error) {
    if (error instanceof ShopApiError && !isOutcomeUnknown(error)) writeIntent(store, operation, subject, null);
    throw error;
  }
}

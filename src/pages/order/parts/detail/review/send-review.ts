import { fingerprint } from '#rules/fingerprint.ts';
import type { components } from '#openapi/types.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { isOutcomeUnknown } from '#src/api/outcome.ts';
import type { Shop } from '#src/api/shop.ts';
import { store } from '#src/storage/browser-store.ts';
import { readIntent, writeIntent } from '#src/storage/intents.ts';

type NewReview = components['schemas']['NewReview'];

/** Sends a review. One whose answer was lost goes out under the same key as before, also after a reload. */
export async function sendReview({ client }: Shop, body: NewReview): Promise<components['schemas']['ReviewReceipt']> {
  const { lineId } = body;
  const hash = fingerprint(JSON.stringify(body));
  const earlier = readIntent(store, 'createReview', lineId);
  const key = earlier?.hash === hash ? earlier.key : crypto.randomUUID();
  writeIntent(store, 'createReview', lineId, { key, hash });
  try {
    const receipt = await unwrap(client.POST('/app-mall/v1/review', { body, params: { header: idempotent(key) } }));
    writeIntent(store, 'createReview', lineId, null);
    return receipt;
  } catch (error) {
    if (error instanceof ShopApiError && !isOutcomeUnknown(error)) writeIntent(store, 'createReview', lineId, null);
    throw error;
  }
}

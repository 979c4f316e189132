import type { components } from '#openapi/types.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { sendOnce } from '#src/api/send-once.ts';
import type { Shop } from '#src/api/shop.ts';

/** Sends a review, once per order line. */
export function sendReview(
  { client }: Shop,
  body: components['schemas']['NewReview'],
): Promise<components['schemas']['ReviewReceipt']> {
  return sendOnce('createReview', body.lineId, body, (key) =>
    unwrap(client.POST('/app-mall/v1/review', { body, params: { header: idempotent(key) } })),
  );
}

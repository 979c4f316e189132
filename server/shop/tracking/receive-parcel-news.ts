import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { labelByNumber } from './label-row.ts';
import { receiveNews } from './receive-news.ts';

interface Webhook {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Takes in what the carrier reports by itself. A parcel that we do not know is logged and believed to be somebody else's, or
 * to get its number in a moment: the carrier need not say it again.
 * @throws FORBIDDEN over HTTP 403 for what the carrier has not signed, or signed too long ago
 */
export async function receiveParcelNews(shop: ShopContext, { rawBody, headers }: Webhook): Promise<void> {
  const { carrier, db, log } = shop;
  const event = carrier.verifyWebhook(rawBody.toString('utf8'), headers);
  if (!event.ok) {
    log.warn({ reason: event.failure.reason, carrier: carrier.code }, 'a webhook was refused');
    throw new ShopError('FORBIDDEN', { httpStatus: 403 });
  }
  const label = await labelByNumber(db, carrier.code, event.value.trackingNo);
  if (label) await receiveNews(shop, label, [event.value]);
  else log.warn({ trackingNo: event.value.trackingNo, carrier: carrier.code }, 'news of a parcel that nobody sent');
}

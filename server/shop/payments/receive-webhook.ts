import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { receiveDispute } from './receive-dispute.ts';
import { settleRefund } from './settle-refund.ts';
import { receiveReport } from './receive-report.ts';

interface Webhook {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Takes in what the provider reports by itself. The id of an event is taken with its effect, so that it acts once however
 * often it comes; a dispute knows by itself what has happened to it.
 * @throws FORBIDDEN over HTTP 403 for what the provider has not signed, or signed too long ago
 */
export async function receiveWebhook(shop: ShopContext, { rawBody, headers }: Webhook): Promise<void> {
  const event = shop.payments.verifyWebhook(rawBody.toString('utf8'), headers);
  if (!event.ok) {
    shop.log.warn({ reason: event.failure.reason }, 'a webhook was refused');
    throw new ShopError('FORBIDDEN', { httpStatus: 403 });
  }
  const { session, refund, dispute } = event.value;
  if (dispute) return receiveDispute(shop, dispute);
  await receiveReport(shop, session, event.value);
  if (refund?.status === 'SETTLED') {
    await settleRefund(shop, refund.refundNo, { status: 'SETTLED', providerRef: refund.refundRef });
  }
}

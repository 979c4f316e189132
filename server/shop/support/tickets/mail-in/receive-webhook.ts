import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { refuseBody } from '#server/sandboxes/signature.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { receiveMail } from './receive-mail.ts';

/** The header that signs a mail: `t=<epoch ms>,v1=<hex>`. */
export const mailSignatureHeader = 'support-signature';

/**
 * Takes in a mail that whoever receives mail for the shop hands over.
 * @throws BAD_REQUEST over HTTP 403 for what is not signed, or signed too long ago, or where no secret is set
 */
export async function receiveSignedMail(
  shop: ShopContext,
  {
    rawBody,
    headers,
  }: { readonly rawBody: Buffer; readonly headers: Readonly<Record<string, string | string[] | undefined>> },
): Promise<components['schemas']['TicketMailReceipt']> {
  const { supportMailSecret: secret } = shop.config;
  const header = headers[mailSignatureHeader];
  const signature = Array.isArray(header) ? header[0] : header;
  const reason = secret === undefined ? 'no secret' : refuseBody(secret, rawBody, signature, shop.clock.now());
  if (reason !== undefined) {
    shop.log.warn({ reason }, 'a mail to the service was refused');
    throw new ShopError('BAD_REQUEST', { httpStatus: 403, message: 'The mail is not signed.' });
  }
  return { outcome: await receiveMail(shop, rawBody) };
}

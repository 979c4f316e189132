import type { Readable } from 'node:stream';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { refuseBody } from '#server/sandboxes/signature.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createSlots } from '#server/slots.ts';
import { receiveMail } from './receive-mail.ts';

/** The header that signs a mail: `t=<epoch ms>,v1=<hex>`. */
export const mailSignatureHeader = 'support-signature';

/** The largest mail, in bytes, and the time in which it must be there; ms. */
const largestMail = 16 * 1024 * 1024;
const longestArrival = 30_000;

/** Only whoever knows the secret can be told apart, and only once all is there: so few arrive at once. */
const slots = createSlots({
  all: 4,
  each: 4,
  busy: 'Many mails are arriving right now. Please try again in a moment.',
});

/**
 * Takes in a mail that whoever receives mail for the shop hands over.
 * @throws BAD_REQUEST over HTTP 403 for what is not signed, or signed too long ago, or where no secret is set, 413 for one
 * that is too large and 408 for one that is too slow; UNAVAILABLE
 */
export async function receiveSignedMail(
  shop: ShopContext,
  {
    source,
    headers,
  }: { readonly source: Readable; readonly headers: Readonly<Record<string, string | string[] | undefined>> },
): Promise<components['schemas']['TicketMailReceipt']> {
  const { supportMailSecret: secret } = shop.config;
  const header = headers[mailSignatureHeader];
  const signature = Array.isArray(header) ? header[0] : header;
  if (secret === undefined) return refuse(shop, 'no secret');
  if (signature === undefined) return refuse(shop, 'unsigned');
  return slots.use('mail', async () => {
    const mail = await readAll(source);
    const reason = refuseBody(secret, mail, signature, shop.clock.now());
    if (reason !== undefined) return refuse(shop, reason);
    return { outcome: await receiveMail(shop, mail) };
  });
}

function refuse(shop: ShopContext, reason: string): never {
  shop.log.warn({ reason }, 'a mail to the service was refused');
  throw new ShopError('BAD_REQUEST', { httpStatus: 403, message: 'The mail is not signed.' });
}

async function readAll(source: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const late = setTimeout(
    () => source.destroy(new ShopError('BAD_REQUEST', { httpStatus: 408, message: 'The mail took too long.' })),
    longestArrival,
  );
  try {
    for await (const part of source.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > largestMail)
        throw new ShopError('BAD_REQUEST', { httpStatus: 413, message: 'The mail is too large.' });
      parts.push(bytes);
    }
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(parts);
}

import { type BlockList, isIP } from 'node:net';
import type { Readable } from 'node:stream';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { type BodyCheck, checkOf } from '#server/sandboxes/signature.ts';
import { networkOf } from '#server/security/network.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createSlots } from '#server/slots.ts';
import { receiveMail } from './receive-mail.ts';

/** The header that signs a mail: `t=<epoch ms>,v1=<hex>`. */
export const mailSignatureHeader = 'support-signature';

/** The largest mail, in bytes. */
const largestMail = 16 * 1024 * 1024;

/** How long a mail may take (s), and how many bytes of it have to come each second once the first seconds are over. */
const arrival = { longest: 30, grace: 3, leastPerSecond: 32 * 1024 } as const;

const busy = 'Many mails are arriving right now. Please try again in a moment.';

/** Of networks from which nothing genuine has come: who signs can be told only once all is there, so few arrive at once. */
const strangers = createSlots({ all: 3, each: 1, busy });
/** Of those whose mails were genuine: no stranger takes a place of theirs. */
const knownSenders = createSlots({ all: 4, each: 4, busy });

/** The networks whose mails were genuine since this process began, the latest last. */
const genuine = new Set<string>();
const mostGenuine = 100;

function noteGenuine(network: string): void {
  genuine.delete(network);
  genuine.add(network);
  const [oldest = network] = genuine;
  if (genuine.size > mostGenuine) genuine.delete(oldest);
}

/** A mail that is handed over. */
interface Delivery {
  readonly source: Readable;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Of who hands it over. */
  readonly ip: string;
}

/**
 * Takes in a mail that whoever receives mail for the shop hands over. Network, form and age of the signature are looked at
 * before a byte of the mail is read.
 * @throws BAD_REQUEST over HTTP 403 for what is not signed, or signed too long ago, or comes from elsewhere, or where no
 * secret is set, 413 for one that is too large, 408 for one that is too slow and 400 for one that breaks off; UNAVAILABLE
 */
export async function receiveSignedMail(
  shop: ShopContext,
  { source, headers, ip }: Delivery,
): Promise<components['schemas']['TicketMailReceipt']> {
  const { supportMailSecret: secret, supportMailNetworks: networks } = shop.config;
  if (secret === undefined) return refuse(shop, 'no secret');
  if (networks && !isOf(networks, ip)) return refuse(shop, 'from elsewhere');
  const check = checkOf(secret, first(headers[mailSignatureHeader]), shop.clock.now());
  if (typeof check === 'string') return refuse(shop, check);
  // The first 48 bits: whoever has a part of such a network easily has more of it.
  const network = networkOf(ip, 48);
  const slots = genuine.has(network) ? knownSenders : strangers;
  return slots.use(network, async () => {
    const mail = await readAll(source, check, Number(first(headers['content-length']) ?? 0));
    if (!check.isGenuine()) return refuse(shop, 'forged');
    noteGenuine(network);
    return { outcome: await receiveMail(shop, mail) };
  });
}

const isOf = (networks: BlockList, ip: string): boolean =>
  isIP(ip) !== 0 && networks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

const first = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

function refuse(shop: ShopContext, reason: string): never {
  shop.log.warn({ reason }, 'a mail to the service was refused');
  throw new ShopError('BAD_REQUEST', { httpStatus: 403, message: 'The mail isn’t signed.' });
}

const tooLarge = (): ShopError => new ShopError('BAD_REQUEST', { httpStatus: 413, message: 'The mail is too large.' });
const tooSlow = (): ShopError => new ShopError('BAD_REQUEST', { httpStatus: 408, message: 'The mail took too long.' });
const brokenOff = (): ShopError =>
  new ShopError('BAD_REQUEST', { httpStatus: 400, message: 'The mail is incomplete.' });

/** @param length as the sender says it; 0 where it does not @returns the mail, in memory of its own where the length was right */
async function readAll(source: Readable, check: BodyCheck, length: number): Promise<Uint8Array> {
  if (length > largestMail) throw tooLarge();
  let mail = Buffer.allocUnsafeSlow(length || arrival.leastPerSecond);
  let size = 0;
  let seconds = 0;
  const watch = setInterval(() => {
    seconds += 1;
    const least = seconds > arrival.grace ? seconds * arrival.leastPerSecond : 0;
    if (size < least || seconds >= arrival.longest) source.destroy(tooSlow());
  }, 1_000);
  try {
    for await (const part of source.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(part);
      if (size + bytes.length > largestMail) throw tooLarge();
      if (size + bytes.length > mail.length) mail = grown(mail, size + bytes.length);
      mail.set(bytes, size);
      size += bytes.length;
      check.add(bytes);
    }
  } catch (error) {
    // Whatever else ends a stream is the sender's: it hung up.
    throw error instanceof ShopError ? error : brokenOff();
  } finally {
    clearInterval(watch);
  }
  return mail.subarray(0, size);
}

function grown(mail: Buffer<ArrayBuffer>, least: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(least, 2 * mail.length), largestMail));
  larger.set(mail);
  return larger;
}

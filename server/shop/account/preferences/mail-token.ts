import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { pagePaths } from '#rules/page-paths.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { isTopic, type MailTopic } from './topics.ts';

type Keeper = Pick<ShopContext, 'tokenSecret' | 'clock'>;

/** How long a link in a mail opens the preferences (ms): somebody may unsubscribe from a mail of last year. */
export const mailTokenLife = 400 * 86_400_000;

export interface MailTokenFacts {
  readonly email: string;
  /** The kind of mail the link came with; a link that was asked for has none. */
  readonly topic?: MailTopic;
}

/** The two ways out of a kind of mail: a page to choose on, and an address that ends it at once (RFC 8058). */
export interface UnsubscribeLinks {
  readonly page: string;
  readonly oneClick: string;
}

const ivBytes = 12;
const tagBytes = 16;
const keyOf = ({ tokenSecret }: Keeper): Buffer => createHash('sha256').update(`mail-token ${tokenSecret}`).digest();

/** A token that opens the preferences of one address. It is sealed, so that no log and no referrer learns the address. */
export function mailToken(shop: Keeper, { email, topic }: MailTokenFacts): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(shop), iv);
  const facts = JSON.stringify([shop.clock.now() + mailTokenLife, email, topic ?? null]);
  const sealed = Buffer.concat([cipher.update(facts, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unsealed(shop: Keeper, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shop), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: nobody but us could have made one that does.
    return undefined;
  }
}

/** Whose preferences a token opens. @throws MAIL_LINK_INVALID for one that we did not make or that is too old */
export function readMailToken(shop: Keeper, token: string): MailTokenFacts {
  const facts = unsealed(shop, token);
  if (facts === undefined) throw new ShopError('MAIL_LINK_INVALID');
  const [end, email, topic]: [number, string, string | null] = JSON.parse(facts);
  if (shop.clock.now() >= end) throw new ShopError('MAIL_LINK_INVALID');
  return { email, ...(isTopic(topic) ? { topic } : {}) };
}

/** The ways out that a mail about a topic has to offer. */
export function unsubscribeLinks(
  shop: Keeper & Pick<ShopContext, 'config'>,
  email: string,
  topic: MailTopic,
): UnsubscribeLinks {
  const token = mailToken(shop, { email, topic });
  const link = (path: string): string => `${shop.config.publicOrigin}${path}?token=${token}`;
  return { page: link(pagePaths.emailPreferences), oneClick: link('/app-mall/v1/order/unsubscribe') };
}

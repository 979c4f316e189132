import type { LocalCartItem } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import { jsonEntry } from './entry.ts';
import { cartItemOf, isRecord, isSite, listOf, shortText } from './shapes.ts';

/** Lines on their way into the cart of an account: kept until the server has answered, and sent again under the same key. */
export interface UnansweredLines {
  /** Null where the app has not said whose token it is. */
  readonly account: string | null;
  readonly site: Site;
  readonly key: string;
  /** When they were kept, in epoch ms. */
  readonly keptTime: number;
  readonly lines: readonly LocalCartItem[];
}

const linesOf = listOf(cartItemOf, 50);

function unansweredOf(value: unknown): UnansweredLines | undefined {
  if (!isRecord(value)) return undefined;
  const { account, site, keptTime } = value;
  const key = shortText(value['key']);
  const lines = linesOf(value['lines']) ?? [];
  if (typeof site !== 'string' || !isSite(site) || typeof keptTime !== 'number' || !key || lines.length === 0)
    return undefined;
  return { account: shortText(account) ?? null, site, key, keptTime, lines };
}

/** How many are read back, the newest ones: those that were never answered stand in front. */
const most = 50;
const listOfUnanswered = listOf(unansweredOf, most);

/** Here and not in the table of keys: only the machines read them. */
const unansweredEntry = (key: string) =>
  jsonEntry(key, (value) => listOfUnanswered(Array.isArray(value) && value.slice(-most)), []);

/** Carts of a guest on their way into an account, one of an account and market. */
export const merges = unansweredEntry('cartMerges');
/** What members have added, oldest first; a bundle is one of them. */
export const additions = unansweredEntry('cartAdditions');

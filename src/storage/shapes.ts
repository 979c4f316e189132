import { buyTypeOf, cartKey, type LocalCartItem, plainBuyType, promotionOf } from '#rules/cart-lines.ts';
import { sites, type Site } from '#rules/markets.ts';

/** Parsers of stored JSON. Whatever another version, a shopper or a script left there, they answer a value or undefined. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSite(text: string): text is Site {
  return sites.some((site) => site === text);
}

/** A list whose broken members are left out. */
export function listOf<T>(member: (value: unknown) => T | undefined, limit: number) {
  return (value: unknown): readonly T[] | undefined =>
    Array.isArray(value)
      ? value
          .slice(0, limit)
          .map(member)
          .filter((item) => item !== undefined)
      : undefined;
}

/** A map by site; foreign keys and broken values are left out. */
export function perSite<T>(member: (value: unknown) => T | undefined) {
  return (value: unknown): Readonly<Partial<Record<Site, T>>> | undefined => {
    if (!isRecord(value)) return undefined;
    const result: Partial<Record<Site, T>> = {};
    for (const site of sites) {
      const parsed = Object.hasOwn(value, site) ? member(value[site]) : undefined;
      if (parsed !== undefined) result[site] = parsed;
    }
    return result;
  };
}

export function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined;
}

/** A text with at most so many characters; empty where there is none. */
export const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

export interface StoredRefresh {
  readonly refreshToken: string;
  /** Epoch ms on the server's clock. */
  readonly refreshExpireTime: number;
}

/** Absolute instants only: a duration left by an older writer would look expired since 1970. */
export function refreshOf(value: unknown): StoredRefresh | undefined {
  if (!isRecord(value)) return undefined;
  const { refreshToken, refreshExpireTime } = value;
  if (typeof refreshToken !== 'string' || refreshToken === '') return undefined;
  if (typeof refreshExpireTime !== 'number' || !(refreshExpireTime > 1e12)) return undefined;
  return { refreshToken, refreshExpireTime };
}

/** One line of a local cart; its id is its key, whatever an older version called it. */
export function cartItemOf(value: unknown): LocalCartItem | undefined {
  if (!isRecord(value)) return undefined;
  const { sku, quantity } = value;
  const buyType = buyTypeOf(value['buyType'] ?? plainBuyType);
  if (typeof sku !== 'string' || !/^[0-9A-Za-z_.-]{1,40}$/.test(sku) || buyType === undefined) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > 999) return undefined;
  const promotion = promotionOf({
    buyType,
    promoItemId: idOf(value['promoItemId']),
    suitGroupId: idOf(value['suitGroupId']),
  });
  return {
    id: cartKey(sku, buyType, promotion),
    sku,
    buyType,
    ...promotion,
    quantity,
    status: value['status'] === true,
  };
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9A-Za-z_-]{1,40}$/.test(value) ? value : undefined;
}

export interface PageTimeRecord {
  readonly path: string;
  readonly duration: number;
  readonly pathName: string;
  readonly activityName: string;
  readonly moduleId: string;
}

export function pageTimeRecordOf(value: unknown): PageTimeRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { path, duration, pathName, activityName, moduleId } = value;
  if (typeof path !== 'string' || typeof duration !== 'number' || !Number.isFinite(duration)) return undefined;
  const word = (part: unknown) => (typeof part === 'string' ? part : '');
  return { path, duration, pathName: word(pathName), activityName: word(activityName), moduleId: word(moduleId) };
}

/** A map of at most 50 values, the newest ones; broken values and prototype keys are left out. */
export function mapOf<T>(member: (value: unknown) => T | undefined) {
  return (value: unknown): Readonly<Record<string, T>> | undefined => {
    if (!isRecord(value)) return undefined;
    const pairs = Object.entries(value).flatMap(([key, entry]) => {
      const parsed = key === '__proto__' ? undefined : member(entry);
      return parsed === undefined ? [] : [[key, parsed] as const];
    });
    return Object.fromEntries(pairs.slice(-50));
  };
}

/** A map of short texts, such as order numbers to their access keys. */
export const textMap = mapOf(shortText);

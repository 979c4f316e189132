import { cookieLifetime } from '#rules/limits.ts';
import { vaultPlace, withTokens } from './token-vault.ts';

/** Where a browser keeps what the shop gives it. */
export const places = ['localStorage', 'sessionStorage', 'cookie', 'IndexedDB'] as const;
export type Place = (typeof places)[number];

/** All texts of one place by their keys, as they lie there. Only for developers: the shop itself goes through a store. */
export interface StoragePlace {
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  readonly write: (key: string, text: string) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

export type StoragePlaces = Readonly<Record<Place, StoragePlace>>;

function areaPlace(area: () => Storage): StoragePlace {
  return {
    list: async () => {
      const found = area();
      const keys = Array.from({ length: found.length }, (_, index) => found.key(index)).filter((key) => key !== null);
      return new Map(keys.map((key) => [key, found.getItem(key) ?? '']));
    },
    write: async (key, text) => area().setItem(key, text),
    remove: async (key) => area().removeItem(key),
  };
}

function cookiePlace(jar: { cookie: string }): StoragePlace {
  const put = (key: string, text: string, seconds: number) => {
    jar.cookie = `${key}=${encodeURIComponent(text)}; path=/; max-age=${seconds}; samesite=lax`;
  };
  return {
    list: async () =>
      new Map(
        jar.cookie
          .split(/;\s*/)
          .filter((pair) => pair !== '')
          .map((pair) => {
            const [key = '', ...text] = pair.split('=');
            return [key, decoded(text.join('='))];
          }),
      ),
    write: async (key, text) => put(key, text, cookieLifetime / 1_000),
    remove: async (key) => put(key, '', 0),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A cookie of somebody else on this host, written in its own way.
    return text;
  }
}

/** The tokens as all tabs share them; one record under one key, shown as JSON. */
function vaultStorage(): StoragePlace {
  const { database, store, key } = vaultPlace;
  return {
    list: async () => {
      const record = await withTokens<unknown>(window.indexedDB, 'readonly', (tokens) => tokens.get(key));
      return new Map(record === undefined ? [] : [[`${database}.${store}.${key}`, JSON.stringify(record)]]);
    },
    write: async (_key, text) => {
      const record: unknown = JSON.parse(text);
      await withTokens(window.indexedDB, 'readwrite', (tokens) => tokens.put(record, key));
    },
    remove: () => withTokens(window.indexedDB, 'readwrite', (tokens) => tokens.delete(key)),
  };
}

/** The places of this browser. */
export const openPlaces = (): StoragePlaces => ({
  localStorage: areaPlace(() => window.localStorage),
  sessionStorage: areaPlace(() => window.sessionStorage),
  cookie: cookiePlace(document),
  IndexedDB: vaultStorage(),
});

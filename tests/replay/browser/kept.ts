import type { Page } from '@playwright/test';

/** A page of the shop with its bar and hardly anything else. */
export const quietPage = '/a-page-that-is-not-there';
export const otherQuietPage = '/another-page-that-is-not-there';

/** A browser that knows its market, so that nobody asks for it. */
export const knownMarket = { site: 'US', country: 'US' } as const;

/** What the browser keeps before the shop opens in it. */
export async function keepAtFirst(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** Who is signed in, under the names of the specification. */
export interface KeptIdentity {
  readonly token: string;
  readonly accountId: string | null;
  readonly savvyUser: boolean;
  readonly refresh: { readonly refreshToken: string; readonly refreshExpireTime: number } | null;
}

/** Writes who is signed in. The shop notices when it looks, or when a tab tells it. */
export async function keepIdentity(page: Page, identity: KeptIdentity | null): Promise<void> {
  await page.evaluate((stored) => {
    for (const key of ['token', 'accountId', 'isSavvyUser', 'refresh_token']) localStorage.removeItem(key);
    if (!stored) return;
    const { token, accountId, savvyUser, refresh } = stored;
    localStorage.setItem('token', token);
    localStorage.setItem('accountId', accountId ?? '');
    localStorage.setItem('isSavvyUser', String(savvyUser));
    if (refresh) localStorage.setItem('refresh_token', JSON.stringify(refresh));
  }, identity);
}

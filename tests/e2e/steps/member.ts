import { expect, type Page } from '@playwright/test';
import type { components } from '#openapi/types.ts';
import { answer, api } from './api.ts';
import { keepAlone } from './kept.ts';
import { mailTo, newEmail } from './mail.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

type Tokens = components['schemas']['AuthTokens'];

export type Member = Person & Tokens;

export const demo: Person = { email: 'demo@lampyris.test', password: 'Glow-worm-42' };
const mobile = '/bff-app/v1/mobile/email';

/** A new account, made without a browser. @returns it with the tokens of its first session */
export async function newMember(who: string): Promise<Member> {
  const person = { email: newEmail(who), password: 'Firefly-2026' };
  const { email } = person;
  await answer(api.POST(`${mobile}/send/verification-code`, { body: { email, scene: 'REGISTER' } }));
  const [code = ''] = /\d{6}/.exec(await mailTo(email, 'is your code')) ?? [];
  const body = { email, code, scene: 'REGISTER' } as const;
  const { ticket } = await answer(api.POST(`${mobile}/verification-code/check`, { body }));
  const account = { ...person, ticket, country: 'US', marketingOptIn: false, termsVersion: '2026-01' };
  return { ...person, ...(await answer(api.POST(`${mobile}/registry`, { body: account }))) };
}

const home = {
  ...{ firstName: 'Ola', lastName: 'Nowak', phone: '+1 510 555 0101', country: 'US', region: 'CA' },
  ...{ city: 'Oakland', line1: '1 Lake Street', postcode: '94612' },
};

/** Writes an address of the US into the book of a member. @param own what is not as in the others */
export async function addAddress({ token }: Member, own: Partial<typeof home> = {}): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, site: 'US' };
  await answer(api.POST('/app-mall/v1/address', { headers, body: { ...home, ...own } }));
}

/** Fills in the log-in form of the page. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Welcome back|Log in to .+)$/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in without a browser. */
export const newSession = ({ email, password }: Person) =>
  answer(api.POST(`${mobile}/login`, { body: { email, password } }));

/**
 * Lets the browser keep the tokens of a session as a log-in leaves them, and nothing else. Before the shop opens in it: a
 * guest's cart is merged by the log-in form alone.
 */
export async function keepTokens(page: Page, tokens: Tokens): Promise<void> {
  const { token, accountId, savvyUser, refreshToken, refreshTokenExpireTime } = tokens;
  await keepAlone(page, {
    token,
    accountId,
    isSavvyUser: String(savvyUser),
    refresh_token: JSON.stringify({ refreshToken, refreshExpireTime: refreshTokenExpireTime }),
  });
}

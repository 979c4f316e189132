import { expect, type Page } from '@playwright/test';
import { answer, api } from './api.ts';
import { mailTo, newEmail } from './mail.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const demo: Person = { email: 'demo@lampyris.test', password: 'Glow-worm-42' };
const mobile = '/bff-app/v1/mobile/email';

/** A new account, made without a browser. @returns it and its access token */
export async function newMember(who: string): Promise<Person & { readonly token: string }> {
  const person = { email: newEmail(who), password: 'Firefly-2026' };
  const { email } = person;
  await answer(api.POST(`${mobile}/send/verification-code`, { body: { email, scene: 'REGISTER' } }));
  const [code = ''] = /\d{6}/.exec(await mailTo(email, 'Lampyris code')) ?? [];
  const body = { email, code, scene: 'REGISTER' } as const;
  const { ticket } = await answer(api.POST(`${mobile}/verification-code/check`, { body }));
  const account = { ...person, ticket, country: 'US', marketingOptIn: false, termsVersion: '2026-01' };
  const { token } = await answer(api.POST(`${mobile}/registry`, { body: account }));
  return { ...person, token };
}

/** Fills in the log-in form of the page. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in without a browser. */
export const newSession = ({ email, password }: Person) =>
  answer(api.POST(`${mobile}/login`, { body: { email, password } }));

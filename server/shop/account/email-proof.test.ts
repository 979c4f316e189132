import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import type { QueuedMail } from '#server/mail/send-mail.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { preferencesRoutes } from '#server/routes/preferences.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, testClient, type TestMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { proofLife, proofMails } from './email-proof.ts';
import { keepChoices } from './preferences/choices.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sessions/start-session.ts';
import { deletionGrace, deleteDueAccounts } from './personal-data/delete-account.ts';

let shop: TestShop;
let api: TestApi;
let member: TestMember;
let passwordHash = '';
const password = 'Glow-worm-42';

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: true } });
  passwordHash = await hashPassword(password);
  api = await openTestApi(shop, { ...accountRoutes, ...preferencesRoutes });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  member = await logInMember(shop, { isProved: false });
});

const lastMailTo = async (address: string): Promise<QueuedMail | undefined> => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ payload }): QueuedMail => JSON.parse(payload)).find(({ to }) => to === address);
};
const send = ({ token } = member, ip = '203.0.113.5') => api.call('sendEmailProof', { token, ip });
const confirm = (proof: string, { token } = member) => api.call('confirmEmail', { token, body: { token: proof } });
const isProved = async ({ token } = member) => (await api.ok('getUserInfo', { token })).emailProved;

async function mailedProof({ email } = member): Promise<string> {
  expect((await send()).status).toBe(200);
  const facts: { link: string } = JSON.parse(JSON.stringify((await lastMailTo(email))?.facts));
  return new URL(facts.link).searchParams.get('confirm') ?? '';
}

async function ticketFor(email: string, scene: 'CHANGE' | 'RESET') {
  await api.ok('sendCode', { body: { email, scene } });
  const code = /"code":"(\d{6})"/.exec(JSON.stringify(await lastMailTo(email)))?.[1] ?? '';
  return (await api.ok('checkCode', { body: { email, scene, code } })).ticket;
}

describe('the email of an account that was made without one', () => {
  it('is proved by the mailed link, where its owner is logged in', async () => {
    const proof = await mailedProof();
    expect(await isProved()).toBe(false);
    expect((await api.call('exportData', { token: member.token })).code).toBe('AUTH_EMAIL_UNPROVED');
    expect((await confirm(proof)).status).toBe(200);
    expect(await isProved()).toBe(true);
    expect((await api.call('exportData', { token: member.token })).status).toBe(200);
    expect((await confirm('used twice, which is no fault')).status).toBe(200);
  });

  it('is not proved by the link of another account, nor by one that is over', async () => {
    const proof = await mailedProof();
    const stranger = await logInMember(shop, { isProved: false });
    expect((await confirm(proof, stranger)).code).toBe('AUTH_TICKET_INVALID');
    shop.clock.advance(proofLife);
    member = { ...member, ...(await startSession(shop, shop.db, member.accountId, testClient)) };
    expect((await confirm(proof)).code).toBe('AUTH_TICKET_INVALID');
    expect(await isProved()).toBe(false);
  });

  it('is mailed the link a few times a day, from however many networks', async () => {
    const tries = Array.from({ length: proofMails.calls + 1 }, (_, index) => `198.51.100.${index}`);
    const codes = [];
    for (const ip of tries) codes.push((await send(member, ip)).code ?? 'OK');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(new Set(codes.slice(0, -1))).toEqual(new Set(['OK']));
  });

  it('is proved by a code to it that sets a new password, which logs out whoever made the account', async () => {
    const ticket = await ticketFor(member.email, 'RESET');
    await api.ok('resetPassword', { body: { email: member.email, ticket, password } });
    expect((await api.call('getUserInfo', { token: member.token })).code).toBe('UNAUTHORIZED');
    const { token } = await api.ok('login', { body: { email: member.email, password } });
    expect(await isProved({ ...member, token })).toBe(true);
  });
});

describe('what waits for an address that its account has not proved', () => {
  const noNews = async (email: string) =>
    shop.db.selectFrom('mail_preferences').selectAll().where('email', '=', email).execute();
  beforeEach(async () => {
    await shop.db
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', member.accountId)
      .execute();
    await withTransaction(shop, 'durable', (tx) => keepChoices(shop, tx, member.email, { NEWS: false }));
  });

  it('stays where it is when the account takes another email', async () => {
    const email = `other.${member.accountId.toLowerCase()}@lampyris.test`;
    const ticket = await ticketFor(email, 'CHANGE');
    const body = { email, ticket, password };
    expect((await api.call('changeEmail', { token: member.token, body })).status).toBe(200);
    expect(await isProved()).toBe(true);
    expect(await noNews(member.email)).toHaveLength(1);
    expect(await noNews(email)).toEqual([]);
  });

  it('stays when the account is deleted', async () => {
    await api.ok('requestDeletion', { token: member.token, body: { password } });
    shop.clock.advance(deletionGrace);
    expect(await deleteDueAccounts(shop)).toBe(1);
    expect(await noNews(member.email)).toHaveLength(1);
  });
});

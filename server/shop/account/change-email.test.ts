import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeResendAfter } from '#rules/limits.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { QueuedMail } from '#server/mail/send-mail.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { createAccount } from './register.ts';

let shop: TestShop;
let api: TestApi;
let person = 0;
let earlier = '';
let email = '';
let token = '';
const password = 'Glow-worm-42';

beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  api = await openTestApi(shop, accountRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  person += 1;
  [earlier, email] = [`earlier.${person}@lampyris.test`, `later.${person}@lampyris.test`];
  shop.clock.advance(86_400_001);
  ({ token } = await registered(earlier));
});

/** What an address was mailed, the newest first. */
const mailsTo = async (address: string): Promise<QueuedMail[]> => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ payload }): QueuedMail => JSON.parse(payload)).filter(({ to }) => to === address);
};
const templatesTo = async (address: string) => (await mailsTo(address)).map(({ template }) => template);

async function ticketFor(address: string, scene: 'REGISTER' | 'CHANGE' | 'RESET') {
  await api.ok('sendCode', { body: { email: address, scene } });
  const [mail] = await mailsTo(address);
  const code = /"code":"(\d{6})"/.exec(JSON.stringify(mail))?.[1] ?? '';
  return (await api.ok('checkCode', { body: { email: address, scene, code } })).ticket;
}

async function registered(address: string) {
  const ticket = await ticketFor(address, 'REGISTER');
  const rest = { password, country: 'US', marketingOptIn: false, termsVersion: '1' };
  return api.ok('register', { body: { email: address, ticket, ...rest } });
}

const change = (body: { email: string; ticket: string; password: string }) => api.call('changeEmail', { token, body });
const logIn = async (address: string) => (await api.call('login', { body: { email: address, password } })).status;

describe('the email of an account', () => {
  it('is changed by a code to the new one and the password; the old mailbox hears of it and other devices are logged out', async () => {
    const there = await api.ok('login', { body: { email: earlier, password }, clientId: 'another-device' });
    const ticket = await ticketFor(email, 'CHANGE');
    expect((await change({ email, ticket, password })).status).toBe(200);
    expect((await api.ok('getUserInfo', { token })).email).toBe(email);
    expect((await api.call('getUserInfo', { token: there.token })).status).toBe(401);
    expect([await logIn(earlier), await logIn(email)]).toEqual([401, 200]);
    expect((await templatesTo(earlier))[0]).toBe('emailChanged');
    expect(await templatesTo(email)).toEqual(['verificationCode']);
    expect((await change({ email, ticket, password })).code).toBe('AUTH_TICKET_INVALID');
  });

  it('stays without the password, and without a ticket of that very address', async () => {
    const ticket = await ticketFor(email, 'CHANGE');
    expect((await change({ email, ticket, password: 'not it 1' })).fields?.[0]).toMatchObject({ path: 'password' });
    const other = await change({ email: `other.${person}@lampyris.test`, ticket, password });
    expect(other.code).toBe('AUTH_TICKET_INVALID');
    shop.clock.advance(codeResendAfter);
    const reset = await ticketFor(earlier, 'RESET');
    expect((await change({ email: earlier, ticket: reset, password })).code).toBe('AUTH_TICKET_INVALID');
    expect((await api.ok('getUserInfo', { token })).email).toBe(earlier);
    expect((await change({ email, ticket, password })).status).toBe(200);
  });

  it('does not tell whether another address has an account: only its mailbox hears of it', async () => {
    await registered(email);
    const free = `free.${person}@lampyris.test`;
    shop.clock.advance(codeResendAfter);
    const answers = await Promise.all(
      [email, free].map((address) => api.call('sendCode', { body: { email: address, scene: 'CHANGE' } })),
    );
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect((await templatesTo(email))[0]).toBe('emailTaken');
    expect(await templatesTo(free)).toEqual(['verificationCode']);
    const guesses = await Promise.all(
      [email, free].map((address) =>
        api.call('checkCode', { body: { email: address, scene: 'CHANGE', code: '000000' } }),
      ),
    );
    expect(guesses[0]?.code).toBe(guesses[1]?.code);
  });

  it('that got an account while the code was on its way is refused like a ticket that is over', async () => {
    const ticket = await ticketFor(email, 'CHANGE');
    shop.clock.advance(codeResendAfter);
    await registered(email);
    expect((await change({ email, ticket, password })).code).toBe('AUTH_TICKET_INVALID');
    expect((await api.ok('getUserInfo', { token })).email).toBe(earlier);
  });

  it('that gets an account while the change is written is refused in the same way', async () => {
    const ticket = await ticketFor(email, 'CHANGE');
    const rest = { passwordHash: '', country: 'US', marketingOptIn: false, termsVersion: '1', isProved: true };
    const changing = await withTransaction(shop, 'durable', async (tx) => {
      await createAccount(shop, tx, { email, ...rest });
      const answer = change({ email, ticket, password });
      // It has looked for the account, and waits for the row.
      await setTimeout(500);
      return { answer };
    });
    expect((await changing.answer).code).toBe('AUTH_TICKET_INVALID');
    expect((await api.ok('getUserInfo', { token })).email).toBe(earlier);
  });

  it('is changed once by two tabs at once, so that every mailbox that had it hears of it', async () => {
    const others = [email, `other.${person}@lampyris.test`];
    const tickets: string[] = [];
    for (const address of others) tickets.push(await ticketFor(address, 'CHANGE'));
    const answers = await Promise.all(
      others.map((address, index) => change({ email: address, ticket: tickets[index] ?? '', password })),
    );
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, 'AUTH_TICKET_INVALID']);
  });

  it('takes along what the member waits for, beside what the new address has asked for itself, and leaves the earlier one nothing', async () => {
    const row = (address: string, sku: string) => {
      const now = shop.clock.now();
      const blank = { account_id: null, confirm_hash: null, confirmed_at: now, notified_at: null };
      return { id: shop.newId(), site: 'US' as const, email: address, sku, ...blank, created_at: now, updated_at: now };
    };
    const skus = await shop.db.selectFrom('skus').select('sku').orderBy('sku').limit(2).execute();
    const [both = '', own = ''] = skus.map(({ sku }) => sku);
    await shop.db
      .insertInto('stock_subscriptions')
      .values([row(earlier, both), row(earlier, own), row(email, both)])
      .execute();
    const ticket = await ticketFor(email, 'CHANGE');
    expect((await change({ email, ticket, password })).status).toBe(200);
    const rows = await shop.db
      .selectFrom('stock_subscriptions')
      .select(['sku', 'email'])
      .where('email', 'in', [email, earlier])
      .orderBy('sku')
      .execute();
    expect(rows, 'the earlier address gets no mail any more').toEqual([both, own].map((sku) => ({ sku, email })));
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeLifetime, codeMaxAttempts, codeResendAfter } from '#rules/limits.ts';
import { contractFile } from '#server/places.ts';
import { readContract } from '#server/contract/contract.ts';
import type { QueuedMail } from '#server/mail/send-mail.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { foreignLoginTries, loginTries, loginWindow } from './login.ts';
import { codesPerDay, ticketLife } from './verification-codes.ts';

let shop: TestShop;
let api: TestApi;
let person = 0;
let email = '';
const password = 'Glow-worm-42';

beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, accountRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(() => {
  person += 1;
  email = `Shopper.${person}@Lampyris.test`;
  shop.clock.advance(86_400_001);
});

/** The code of the newest mail to the shopper. */
const mailedCode = async (): Promise<string | undefined> => {
  const rows = await shop.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
  const mine = rows.find(({ payload }) => payload.includes(email.toLowerCase()));
  return /"code":"(\d{6})"/.exec(mine?.payload ?? '')?.[1];
};

/** The kinds of mail that the shopper gets, the newest first. */
const mails = async (): Promise<string[]> => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .map(({ payload }): QueuedMail => JSON.parse(payload))
    .filter(({ to }) => to === email.toLowerCase())
    .map(({ template }) => template);
};

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

const ticketFor = async (scene: 'REGISTER' | 'RESET' | 'DELETE') => {
  await api.ok('sendCode', { body: { email, scene } });
  const code = await mailedCode();
  return (await api.ok('checkCode', { body: { email, scene, code: code ?? '' } })).ticket;
};

const registerAda = async () =>
  api.ok('register', {
    body: {
      email,
      password,
      ticket: await ticketFor('REGISTER'),
      country: 'DE',
      marketingOptIn: false,
      termsVersion: '2026-11',
    },
  });

describe('signing up', () => {
  it('takes a mailed code, then a password, and is logged in', async () => {
    const tokens = await registerAda();
    expect(tokens).toMatchObject({ newUser: true, savvyUser: false });
    expect(tokens.token).toMatch(/^at_[\w-]{43}$/);
    expect(tokens.refreshToken).toMatch(/^rt_[\w-]{43}$/);
    expect(tokens.refreshTokenExpireTime - shop.clock.now()).toBe(180 * 86_400_000);
    const info = await api.ok('getUserInfo', { token: tokens.token });
    expect(info).toMatchObject({ email: email.toLowerCase(), country: 'DE', counts: { unpaid: 0 } });
    expect(await mails()).toEqual(['welcome', 'verificationCode']);
  });

  it('stores argon2id with 19 MiB, 2 passes and 1 lane', async () => {
    await registerAda();
    const row = await shop.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('says that an email is taken only to whoever registers it', async () => {
    await registerAda();
    shop.clock.advance(codeResendAfter);
    expect(await api.call('sendCode', { body: { email, scene: 'REGISTER' } })).toMatchObject({
      code: 'AUTH_EMAIL_TAKEN',
    });
    expect(await api.ok('checkEmail', { query: { email } })).toEqual({ registered: true });
  });

  it('mails no code to what is not one address', async () => {
    for (const list of [
      'one@x.test,two@x.test',
      'one@x.test;two@x.test',
      'Ada <ada@x.test>',
      'ada@x.test\r\nbcc: b@x.test',
    ]) {
      expect(await api.call('sendCode', { body: { email: list, scene: 'REGISTER' } })).toMatchObject({
        code: 'BAD_REQUEST',
        data: null,
      });
    }
    const codes = shop.db.selectFrom('verification_codes').select('email').where('email', 'like', '%x.test%');
    expect(await codes.execute()).toEqual([]);
  });

  it('answers a reset for an unknown email like one for a known one, and mails nothing', async () => {
    expect(await api.ok('sendCode', { body: { email, scene: 'RESET' } })).toEqual({ expireIn: 600, resendIn: 60 });
    expect(await mailedCode()).toBeUndefined();
    expect(await api.call('sendCode', { body: { email, scene: 'RESET' } })).toMatchObject({
      code: 'AUTH_CODE_TOO_SOON',
    });
  });

  it.each(['short1', 'onlyletters', '1234567890', 'password1'])(
    'refuses the weak password %s and keeps the ticket',
    async (weak) => {
      const ticket = await ticketFor('REGISTER');
      const body = { email, ticket, country: 'US', marketingOptIn: false, termsVersion: '2026-11' };
      expect(await api.call('register', { body: { ...body, password: weak } })).toMatchObject({
        code: 'AUTH_PASSWORD_WEAK',
      });
      expect((await api.call('register', { body: { ...body, password } })).status).toBe(200);
    },
  );

  it('takes a ticket once, for its email, within 15 minutes', async () => {
    const ticket = await ticketFor('REGISTER');
    const body = { email, password, country: 'US', marketingOptIn: false, termsVersion: '2026-11', ticket };
    expect(await api.call('register', { body: { ...body, email: 'other@lampyris.test' } })).toMatchObject({
      code: 'AUTH_TICKET_INVALID',
    });
    shop.clock.advance(ticketLife);
    expect(await api.call('register', { body })).toMatchObject({ code: 'AUTH_TICKET_INVALID' });
  });
});

describe('a code', () => {
  it('is good for 10 minutes, and not for one millisecond more', async () => {
    await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
    const code = (await mailedCode()) ?? '';
    shop.clock.advance(codeLifetime);
    expect(await api.call('checkCode', { body: { email, scene: 'REGISTER', code } })).toMatchObject({
      code: 'AUTH_CODE_EXPIRED',
    });
    await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
    const next = (await mailedCode()) ?? '';
    shop.clock.advance(codeLifetime - 1);
    expect((await api.call('checkCode', { body: { email, scene: 'REGISTER', code: next } })).status).toBe(200);
  });

  it('survives four wrong tries and not five', async () => {
    await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
    const code = (await mailedCode()) ?? '';
    const guess = { body: { email, scene: 'REGISTER' as const, code: wrong(code) } };
    for (let tries = 1; tries <= codeMaxAttempts; tries += 1) {
      expect(await api.call('checkCode', guess)).toMatchObject({
        code: 'AUTH_CODE_WRONG',
        data: { triesLeft: codeMaxAttempts - tries },
      });
    }
    expect(await api.call('checkCode', { body: { email, scene: 'REGISTER', code } })).toMatchObject({
      code: 'AUTH_CODE_EXPIRED',
    });
  });

  it('gives at most five of fifty parallel guesses a try', async () => {
    await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
    const code = (await mailedCode()) ?? '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.call('checkCode', { body: { email, scene: 'REGISTER', code: wrong(code) } }),
      ),
    );
    expect(answers.filter((answer) => answer.code === 'AUTH_CODE_WRONG')).toHaveLength(codeMaxAttempts);
  });

  it('is sent again after 60 seconds, ten times a day', async () => {
    for (let sent = 0; sent < codesPerDay.network; sent += 1) {
      await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
      shop.clock.advance(codeResendAfter - 1);
      expect(await api.call('sendCode', { body: { email, scene: 'REGISTER' } })).toMatchObject({
        code: 'AUTH_CODE_TOO_SOON',
      });
      shop.clock.advance(1);
    }
    expect(await api.call('sendCode', { body: { email, scene: 'REGISTER' } })).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('lies in no table as it was mailed', async () => {
    await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
    const code = (await mailedCode()) ?? 'none';
    const rows = JSON.stringify(await shop.db.selectFrom('verification_codes').selectAll().execute());
    expect(rows).not.toContain(`"${code}"`);
  });
});

describe('logging in', () => {
  it('takes an email with its password, and nothing else opens a session of a member [S1.scope.20]', async () => {
    await registerAda();
    const { token } = await api.ok('login', { body: { email, password } });
    expect(await api.ok('getUserInfo', { token })).toMatchObject({ email: email.toLowerCase() });
    for (const body of [
      { email },
      { password },
      { email, code: '123456' },
      { email, password, phone: '+15105550101' },
    ]) {
      const refused = await Reflect.apply(api.call, api, ['login', { body }]);
      expect(refused).toMatchObject({ status: 400, data: null });
    }
    const operations = await readContract(contractFile);
    const giving = operations.filter(({ reply }) => JSON.stringify(reply ?? {}).includes('refreshTokenExpireTime'));
    // Whoever makes an account is signed in with it; tokens are made of tokens before they end.
    expect(giving.map(({ id }) => id).sort()).toEqual(['keepOrder', 'login', 'refreshToken', 'register']);
  });

  it('says the same of a wrong password and an unknown email', async () => {
    await registerAda();
    const wrongPassword = await api.call('login', { body: { email, password: 'wrong-1234' } });
    const unknown = await api.call('login', { body: { email: `no.${email}`, password } });
    expect([wrongPassword.code, wrongPassword.message]).toEqual([unknown.code, unknown.message]);
    expect(wrongPassword.code).toBe('AUTH_BAD_CREDENTIALS');
  });

  it('locks after five failures for 15 minutes, also for the right password', async () => {
    await registerAda();
    for (let tries = 0; tries < loginTries; tries += 1) {
      expect(await api.call('login', { body: { email, password: 'wrong-1234' } })).toMatchObject({
        code: 'AUTH_BAD_CREDENTIALS',
      });
    }
    const locked = await api.call('login', { body: { email, password } });
    expect(locked).toMatchObject({ code: 'AUTH_LOCKED', data: { retryAfter: loginWindow / 1000 } });
    shop.clock.advance(loginWindow);
    expect((await api.call('login', { body: { email, password } })).status).toBe(200);
  });

  it('is locked for strangers from where they try, and for the member on a device of theirs never by strangers', async () => {
    await registerAda();
    const logIn = (ip: string, clientId: string, attempt: string) =>
      api.call('login', { ip, clientId, body: { email, password: attempt } });
    for (let tries = 0; tries <= loginTries; tries += 1) await logIn('203.0.113.9', 'stranger', 'wrong-1234');
    expect((await logIn('203.0.113.9', 'stranger', password)).code).toBe('AUTH_LOCKED');
    expect((await logIn('198.51.100.4', 'her new phone', password)).status).toBe(200);
    // The same network, on a device that she has used.
    expect((await logIn('203.0.113.9', 'her new phone', password)).status).toBe(200);
    const networks = Array.from({ length: foreignLoginTries }, (_, index) => `192.0.${index}.1`);
    for (const ip of networks) await logIn(ip, 'stranger', 'wrong-1234');
    expect((await logIn('192.0.200.1', 'stranger', password)).code).toBe('AUTH_LOCKED');
    expect((await logIn('192.0.201.1', 'her new phone', password)).status).toBe(200);
  });

  it('ends with the log-out, at once', async () => {
    const { token } = await registerAda();
    await api.ok('logout', { token, body: {} });
    expect((await api.call('getUserInfo', { token })).status).toBe(401);
  });
});

describe('a password', () => {
  it('set anew by mail ends every session', async () => {
    const { token } = await registerAda();
    shop.clock.advance(codeResendAfter);
    const ticket = await ticketFor('RESET');
    await api.ok('resetPassword', { body: { email, ticket, password: 'Another-light-7' } });
    expect((await mails())[0]).toBe('passwordChanged');
    expect((await api.call('getUserInfo', { token })).status).toBe(401);
    expect((await api.call('login', { body: { email, password } })).status).toBe(401);
    expect((await api.call('login', { body: { email, password: 'Another-light-7' } })).status).toBe(200);
  });

  it('changed by the member ends the sessions on other devices only', async () => {
    const member = await registerAda();
    const there = await api.ok('login', { body: { email, password }, clientId: 'another-device' });
    const refused = await api.call('changePassword', {
      token: member.token,
      body: { oldPassword: 'not it 1', password: 'Another-light-7' },
    });
    expect(refused.fields?.[0]).toMatchObject({ path: 'oldPassword' });
    expect(await mails()).not.toContain('passwordChanged');
    await api.ok('changePassword', {
      token: member.token,
      body: { oldPassword: password, password: 'Another-light-7' },
    });
    expect((await mails())[0]).toBe('passwordChanged');
    expect((await api.call('getUserInfo', { token: member.token })).status).toBe(200);
    expect((await api.call('getUserInfo', { token: there.token })).status).toBe(401);
  });
});

describe('what was mailed before a password changed', () => {
  const changed = 'Changed-by-owner-1';
  const ways = {
    'is changed': async (token: string) => {
      await api.ok('changePassword', { token, body: { oldPassword: password, password: changed } });
      return token;
    },
    'is set anew by mail': async () => {
      shop.clock.advance(codeResendAfter);
      await api.ok('resetPassword', { body: { email, ticket: await ticketFor('RESET'), password: changed } });
      return (await api.ok('login', { body: { email, password: changed } })).token;
    },
  };

  it.each(Object.entries(ways))('proves nothing once it %s', async (_way, change) => {
    const { token: first } = await registerAda();
    shop.clock.advance(codeResendAfter);
    const reset = await ticketFor('RESET');
    const deletion = await ticketFor('DELETE');
    shop.clock.advance(codeResendAfter);
    await api.ok('sendCode', { body: { email, scene: 'DELETE' } });
    const code = (await mailedCode()) ?? '';
    const token = await change(first);
    const stolen = await api.call('resetPassword', { body: { email, ticket: reset, password: 'Other-one-77' } });
    expect(stolen.code).toBe('AUTH_TICKET_INVALID');
    expect((await api.call('requestDeletion', { token, body: { ticket: deletion } })).code).toBe('AUTH_TICKET_INVALID');
    expect((await api.call('checkCode', { body: { email, scene: 'DELETE', code } })).code).toBe('AUTH_CODE_EXPIRED');
    expect((await api.call('login', { body: { email, password: changed } })).status).toBe(200);
  });

  it('ends with a newer ticket of its kind', async () => {
    await registerAda();
    shop.clock.advance(codeResendAfter);
    const older = await ticketFor('RESET');
    shop.clock.advance(codeResendAfter);
    const newer = await ticketFor('RESET');
    const body = { email, password: changed };
    expect((await api.call('resetPassword', { body: { ...body, ticket: older } })).code).toBe('AUTH_TICKET_INVALID');
    expect((await api.call('resetPassword', { body: { ...body, ticket: newer } })).status).toBe(200);
  });
});

describe('leaving', () => {
  it('waits 14 days, can be taken back, and then leaves no email behind', async () => {
    const { token, accountId } = await registerAda();
    const { effectiveTime } = await api.ok('requestDeletion', { token, body: { password } });
    expect(effectiveTime - shop.clock.now()).toBe(14 * 86_400_000);
    expect((await api.ok('getUserInfo', { token })).deletionTime).toBe(effectiveTime);
    await api.ok('cancelDeletion', { token });
    expect((await api.ok('getUserInfo', { token })).deletionTime).toBeNull();

    await api.ok('requestDeletion', { token, body: { password } });
    const { deleteDueAccounts } = await import('./personal-data/delete-account.ts');
    shop.clock.advance(14 * 86_400_000 - 1);
    expect(await deleteDueAccounts(shop)).toBe(0);
    shop.clock.advance(1);
    expect(await deleteDueAccounts(shop)).toBe(1);
    const row = await shop.db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(email.toLowerCase());
  });
});

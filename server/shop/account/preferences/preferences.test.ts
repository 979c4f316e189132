import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setStock } from '#server/shop/stock/set-stock.ts';
import { deleteDueAccounts } from '../personal-data/delete-account.ts';
import { openOrderShop, type OrderShop } from '../../orders/order-fixture.ts';
import { keepChoices, readChoices } from './choices.ts';
import { linkPause } from './mail-preferences.ts';
import { mailToken, mailTokenLife, unsubscribeLinks } from './mail-token.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const stranger = 'ola@lampyris.test';
const read = (options: object) => at.api.call('getMailPreferences', options);
const change = (token: string | undefined, body: object = {}) =>
  at.api.call('changeMailPreferences', { body: { ...(token === undefined ? {} : { token }), ...body } });
const states = ({ data }: Awaited<ReturnType<typeof read>>) =>
  data.topics.map(({ topic, state, locked }) => [topic, state, locked ?? false]);

describe('somebody with a link from a mail', () => {
  it('sees what they get, with the address masked and orders locked', async () => {
    const answer = await read({ query: { token: mailToken(at.shop, { email: stranger }) } });
    expect(answer.data.emailMasked).toBe('o•••@lampyris.test');
    expect(states(answer)).toEqual([
      ['ORDER_UPDATES', 'ON', true],
      ['STOCK_ALERTS', 'ON', false],
      ['REWARDS', 'ON', false],
      ['COMMUNITY', 'ON', false],
      ['NEWS', 'OFF', false],
    ]);
  });

  it('chooses topic by topic, and takes it back', async () => {
    const token = mailToken(at.shop, { email: 'ada@lampyris.test' });
    const off = await change(token, { topics: [{ topic: 'STOCK_ALERTS', state: 'OFF' }], reasonCode: 'TOO_MANY' });
    expect(off.data.topics[1]?.state).toBe('OFF');
    const on = await change(token, { topics: [{ topic: 'STOCK_ALERTS', state: 'ON' }] });
    expect(on.data.topics.map(({ state }) => state)).toEqual(['ON', 'ON', 'ON', 'ON', 'OFF']);
    const locked = await change(token, { topics: [{ topic: 'ORDER_UPDATES', state: 'OFF' }] });
    expect(locked).toMatchObject({ code: 'MAIL_TOPIC_LOCKED' });
  });

  it('ends everything that can end with one word', async () => {
    const token = mailToken(at.shop, { email: 'ben@lampyris.test' });
    await change(token, { topics: [{ topic: 'NEWS', state: 'ON' }] });
    expect((await change(token, { all: true })).data.topics.map(({ state }) => state)).toEqual([
      'ON',
      ...['OFF', 'OFF', 'OFF', 'OFF'],
    ]);
  });

  it('is turned away with a token that is forged, cut or too old', async () => {
    const token = mailToken(at.shop, { email: stranger });
    for (const wrong of ['x', token.slice(0, -4), `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`]) {
      expect(await read({ query: { token: wrong } })).toMatchObject({ code: 'MAIL_LINK_INVALID' });
    }
    at.shop.clock.advance(mailTokenLife - 1);
    expect((await read({ query: { token } })).status).toBe(200);
    at.shop.clock.advance(1);
    expect(await read({ query: { token } })).toMatchObject({ code: 'MAIL_LINK_INVALID' });
  });

  it('does not see the address in the token', () => {
    const token = mailToken(at.shop, { email: stranger });
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ola');
  });
});

describe('the button of a mail program', () => {
  const press = (url: string, payload = 'List-Unsubscribe=One-Click', accept = '*/*') =>
    at.api.app.inject({
      method: 'POST',
      url: url.replace(at.shop.config.publicOrigin, ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      payload,
    });

  it('ends the kind of mail it came with, without script and without a session', async () => {
    const { oneClick } = unsubscribeLinks(at.shop, 'cleo@lampyris.test', 'STOCK_ALERTS');
    const reply = await press(oneClick);
    expect([reply.statusCode, reply.json().status]).toEqual([200, 200]);
    expect(await readChoices(at.shop.db, 'cleo@lampyris.test')).toEqual({
      STOCK_ALERTS: false,
      REWARDS: true,
      COMMUNITY: true,
      NEWS: false,
    });
  });

  it('may bring the token in the form, and nothing that is not in the contract', async () => {
    const token = mailToken(at.shop, { email: 'dora@lampyris.test', topic: 'STOCK_ALERTS' });
    const url = '/app-mall/v1/order/unsubscribe';
    expect((await press(url, `token=${token}`)).json().data.topics[1].state).toBe('OFF');
    expect((await press(url, `token=${token}&all=true`)).json().status).toBe(200);
    expect((await press(url, `token=${token}&admin=1`)).json()).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await press(url, `token=${token}&__proto__=1`)).statusCode).toBe(400);
  });

  it('is answered and not led on, while a form of our page is, with what came of it', async () => {
    const { oneClick } = unsubscribeLinks(at.shop, 'edda@lampyris.test', 'REWARDS');
    expect((await press(oneClick, 'List-Unsubscribe=One-Click', 'text/html')).statusCode).toBe(200);
    const ofPage = async (payload: string) => (await press(oneClick, payload, 'text/html')).headers.location;
    const page = `/order/unsubscribe${new URL(oneClick).search}`;
    expect(await ofPage('wanted=ORDER_UPDATES&wanted=NEWS')).toBe(`${page}&sent=done`);
    const choices = { STOCK_ALERTS: false, REWARDS: false, COMMUNITY: false, NEWS: true };
    expect(await readChoices(at.shop.db, 'edda@lampyris.test')).toEqual(choices);
    expect(await ofPage('wanted=GHOSTS')).toBe(`${page}&sent=BAD_REQUEST`);
  });

  it('leads a browser to the page instead', async () => {
    const { oneClick } = unsubscribeLinks(at.shop, 'cleo@lampyris.test', 'STOCK_ALERTS');
    const url = oneClick.replace(at.shop.config.publicOrigin, '');
    const reply = await at.api.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`/order/unsubscribe${new URL(oneClick).search}`);
  });
});

describe('a member', () => {
  it('needs no link, and has one choice about news everywhere', async () => {
    const member = await at.member();
    const { token } = member;
    expect(await read({})).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path: 'token' }] });
    const body = { topics: [{ topic: 'NEWS' as const, state: 'ON' as const }] };
    await at.api.ok('changeMailPreferences', { token, body });
    expect((await at.api.ok('getUserInfo', { token })).marketingOptIn).toBe(true);
    await at.api.ok('changeMailPreferences', { token, body: { all: true } });
    expect((await at.api.ok('getUserInfo', { token })).marketingOptIn).toBe(false);
  });
});

describe('a member who leaves', () => {
  it('takes their choices along', async () => {
    const { shop, api } = at;
    const { token, email, accountId } = await at.member();
    await api.ok('changeMailPreferences', { token, body: { all: true, reasonCode: 'NEVER_ASKED' } });
    await api.ok('exportData', { token });
    while (!(await at.mailTo(email)).includes('What we hold about you'));
    const mail = await shop.db
      .selectFrom('mail_inbox')
      .select('attachments')
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail.attachments).toContain('NEVER_ASKED');
    const gone = { status: 'DELETING' as const, deletion_requested_at: 0 };
    await shop.db.updateTable('accounts').set(gone).where('id', '=', accountId).execute();
    await deleteDueAccounts(shop);
    const rows = await shop.db.selectFrom('mail_preferences').select('id').where('email', '=', email).execute();
    expect(rows).toEqual([]);
  });
});

describe('a mail about stock', () => {
  it('goes to those who asked and did not change their minds', async () => {
    const { shop } = at;
    const place = { sku: 'LM-ORB-A60-2', site: 'US' as const };
    const now = shop.clock.now();
    const addresses = ['eve@lampyris.test', 'finn@lampyris.test'];
    for (const email of addresses) {
      await shop.db
        .insertInto('stock_subscriptions')
        .values({
          id: shop.newId(),
          ...place,
          email,
          account_id: null,
          confirm_hash: null,
          confirmed_at: now,
          notified_at: null,
          created_at: now,
          updated_at: now,
        })
        .execute();
    }
    await shop.db.transaction().execute((tx) => keepChoices(shop, tx, 'finn@lampyris.test', { STOCK_ALERTS: false }));
    await setStock(shop, { ...place, stock: 500 });
    expect(await at.mailTo('eve@lampyris.test')).toHaveLength(1);
    expect(await at.mailTo('finn@lampyris.test')).toEqual([]);
  });
});

describe('a fresh link', () => {
  const ask = (email: string) => at.api.call('mailPreferencesLink', { body: { email } });

  it('is mailed to known addresses, with the same answer for unknown ones', async () => {
    const { email } = await at.member();
    const [toMember, toStranger] = [await ask(email.toUpperCase()), await ask('nobody@lampyris.test')];
    expect(toMember.data).toEqual(toStranger.data);
    await ask(email);
    expect(await at.mailTo(email)).toEqual(['Choose which emails you get']);
    expect(await at.mailTo('nobody@lampyris.test')).toEqual([]);
    at.shop.clock.advance(linkPause);
    await ask(email);
    expect(await at.mailTo(email)).toHaveLength(2);
    expect(await ask('no address')).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

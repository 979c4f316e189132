import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { civilTime, instantOf } from '#rules/dates.ts';
import { day } from '#rules/durations.ts';
import { markets } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { deleteDueAccounts, deletionGrace } from '../../account/personal-data/delete-account.ts';
import { keepChoices } from '../../account/preferences/choices.ts';
import { openOrderShop, type OrderShop } from '../../orders/order-fixture.ts';
import { closeEntries, countEntries } from './entries.ts';
import { makeGiveaway } from './giveaway-fixture.ts';

type Press = 'LOG_IN' | 'FOLLOW' | 'SHARE' | 'QUIZ' | 'FREE';

let at: OrderShop;
let member: TestMember;
let handle = '';
let promoId = '';

beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());
beforeEach(async () => {
  ({ handle, promoId } = await makeGiveaway(at.shop));
  member = await at.member();
});

interface Visit {
  readonly who?: TestMember;
  readonly proof?: string;
  readonly isAdult?: boolean;
  readonly site?: string;
}
const enter = (action: Press, { who = member, site, ...body }: Visit = {}) =>
  at.api.call('enterGiveaway', {
    ...{ token: who.token, body: { handle, action, ...body } },
    ...(site === undefined ? {} : { site }),
  });
const read = (who?: TestMember) =>
  at.api.ok('getGiveaway', { query: { handle }, ...(who === undefined ? {} : { token: who.token }) });
const entries = async (who = member) =>
  (await at.api.ok('listGiveawayEntries', { query: { handle }, token: who.token })).list;
const total = () => countEntries(at.shop.db, promoId);
const open = async (changes: Parameters<typeof makeGiveaway>[1]) => {
  ({ handle, promoId } = await makeGiveaway(at.shop, changes));
};

describe('a step', () => {
  it('is one person’s, however the mailbox is spelt', async () => {
    const twin = await at.member();
    const respelt = member.email.replace('@', '+two@');
    await at.shop.db.updateTable('accounts').set({ email: respelt }).where('id', '=', twin.accountId).execute();
    await enter('LOG_IN');
    expect(await enter('LOG_IN', { who: twin })).toMatchObject({ code: 'PROMO_USER_LIMIT' });
    expect((await enter('SHARE')).data).toMatchObject({ added: 2 });
  });

  it('adds what it gives, once, and is answered alike when it comes again', async () => {
    expect((await enter('LOG_IN')).data).toEqual({
      added: 1,
      standing: { entries: 1, isAdult: false, isExcluded: false, done: ['LOG_IN'] },
    });
    expect((await enter('SHARE')).data).toMatchObject({ added: 2, standing: { entries: 3 } });
    expect((await enter('SHARE')).data).toMatchObject({ added: 0, standing: { entries: 3 } });
    expect(await total()).toBe(3);
    expect((await read(member)).standing).toMatchObject({ entries: 3, done: ['LOG_IN', 'SHARE'] });
  });

  it('makes entries that the member can compute from what the page says', async () => {
    await enter('SHARE');
    const { pseudonym, list } = await at.api.ok('listGiveawayEntries', { query: { handle }, token: member.token });
    const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    expect(pseudonym).not.toContain('|');
    expect(list.map(({ entryId }) => entryId)).toEqual(
      list.map(({ sequence }) => sha256(`${handle}|${pseudonym ?? ''}|${sequence}`)),
    );
    expect(new Set(list.map(({ sequence }) => sequence)).size).toBe(2);
  });

  it('of a quiz wants the right answer, says so, and can be tried again; the answer is in no page', async () => {
    expect(await enter('QUIZ', { proof: 'dome' })).toMatchObject({ status: 400, fields: [{ path: 'proof' }] });
    expect(await enter('QUIZ')).toMatchObject({ status: 400, fields: [{ path: 'proof' }] });
    expect(JSON.stringify((await read(member)).steps)).not.toContain('answer');
    expect((await enter('QUIZ', { proof: 'post' })).data).toMatchObject({ added: 2 });
  });

  it('without a purchase counts once a day of the member, and gives what an order gives', async () => {
    const { timeZone } = markets.US;
    const tomorrow = civilTime(at.shop.clock.now() + day, timeZone);
    at.shop.clock.set(instantOf({ ...tomorrow, hour: 0, minute: 0 }, timeZone) - 60_000);
    expect((await enter('FREE')).data).toMatchObject({ added: 2 });
    expect((await enter('FREE')).data).toMatchObject({ added: 0 });
    at.shop.clock.advance(60_000);
    // In the other market it is another day already; the day is that of the market the member joined in.
    expect((await enter('FREE', { site: 'GB' })).data).toMatchObject({ added: 2 });
    at.shop.clock.advance(day);
    expect((await read(member)).standing?.done).toEqual([]);
    expect((await enter('FREE')).data).toMatchObject({ added: 2 });
  });

  it('that the giveaway does not have is refused', async () => {
    await open({ steps: [{ action: 'LOG_IN', entries: 1 }] });
    expect(await enter('SHARE')).toMatchObject({ status: 400, fields: [{ path: 'action' }] });
  });
});

describe('the limit of one member', () => {
  it('cuts what does not fit, then refuses', async () => {
    await open({ entryLimit: 3 });
    await enter('SHARE');
    expect((await enter('FREE')).data).toMatchObject({ added: 1, standing: { entries: 3 } });
    expect(await enter('LOG_IN')).toMatchObject({ code: 'PROMO_USER_LIMIT' });
    expect(await enter('SHARE')).toMatchObject({ status: 200, data: { added: 0 } });
  });

  it('holds under fifty presses at once, where counting before writing does not', async () => {
    const naive = { held: 0, limit: 3 };
    const press = async () => {
      const { held } = naive;
      await Promise.resolve();
      if (held < naive.limit) naive.held += 1;
    };
    await Promise.all(Array.from({ length: 50 }, press));
    expect(naive.held).toBeGreaterThan(naive.limit);

    await open({ entryLimit: 3 });
    const actions = ['LOG_IN', 'FOLLOW', 'SHARE', 'FREE', 'SHARE'] as const;
    await Promise.all(Array.from({ length: 50 }, (_, index) => enter(actions[index % actions.length] ?? 'LOG_IN')));
    expect(await entries()).toHaveLength(3);
    expect(await total()).toBe(3);
  });

  it('counts one step once under fifty presses at once, and gives all entries numbers of their own', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => at.member()));
    const presses = [member, ...others].flatMap((who) => Array.from({ length: 10 }, () => enter('SHARE', { who })));
    const answers = await Promise.all(presses);
    expect(answers.reduce((sum, { data }) => sum + data.added, 0)).toBe(10);
    expect(await total()).toBe(10);
    const rows = await at.shop.db
      .selectFrom('giveaway_entries')
      .select('sequence')
      .where('promo_id', '=', promoId)
      .execute();
    expect(new Set(rows.map(({ sequence }) => sequence)).size).toBe(10);
  });
});

describe('entries', () => {
  it('are open between start and end, by the clock of the server', async () => {
    await open({ opens: 1, ends: 2 });
    const start = at.shop.clock.now() + day;
    const codeAt = async (now: number) => {
      at.shop.clock.set(now);
      return [(await read()).state, (await enter('FOLLOW', { who: await at.member() })).code];
    };
    expect(await codeAt(start - 1)).toEqual(['COMING', 'PROMO_NOT_STARTED']);
    expect(await codeAt(start)).toEqual(['OPEN', undefined]);
    expect(await codeAt(start + day - 1)).toEqual(['OPEN', undefined]);
    expect(await codeAt(start + day)).toEqual(['CLOSED', 'PROMO_ENDED']);
  });

  it('that are closed stay what was read at the close, whoever enters at that moment', async () => {
    const members = await Promise.all(Array.from({ length: 24 }, () => at.member()));
    const presses = members.map((who) => enter('SHARE', { who }));
    const drawn = await withTransaction(at.shop, 'durable', async (tx) => {
      await closeEntries(tx, promoId, at.shop.clock.now());
      return tx.selectFrom('giveaway_entries').select('entry_id').where('promo_id', '=', promoId).execute();
    });
    const answers = await Promise.all(presses);
    const late = await enter('SHARE');
    const accepted = answers.filter(({ status }) => status === 200);
    expect(drawn).toHaveLength(2 * accepted.length);
    expect(late.code).toBe('PROMO_ENDED');
    expect(answers.every(({ status, code }) => status === 200 || code === 'PROMO_ENDED')).toBe(true);
  });

  it('want an age where the giveaway has one, and keep that it was confirmed', async () => {
    await open({ minAge: 18 });
    expect(await enter('LOG_IN')).toMatchObject({ status: 400, fields: [{ path: 'isAdult' }] });
    expect(await enter('LOG_IN', { isAdult: false })).toMatchObject({ status: 400 });
    expect((await enter('LOG_IN', { isAdult: true })).data.standing.isAdult).toBe(true);
    expect((await enter('SHARE')).status).toBe(200);
  });

  it('are not for other markets, guests and who works for the shop', async () => {
    expect(await enter('LOG_IN', { site: 'JA' })).toMatchObject({
      code: 'NOT_IN_MARKET',
      data: { sites: ['US', 'GB'] },
    });
    expect(await at.api.call('enterGiveaway', { body: { handle, action: 'LOG_IN' } })).toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await enter('SHARE');
    await runCommand(at.shop, ['giveaway', 'exclude', member.email]);
    expect(await total()).toBe(0);
    expect(await enter('LOG_IN')).toMatchObject({ code: 'PROMO_ELIGIBILITY' });
    expect((await read(member)).standing).toMatchObject({ entries: 0, isExcluded: true });
  });

  it('of a member who is forgotten win nothing and name nobody', async () => {
    await enter('SHARE');
    const gone = { status: 'DELETING' as const, deletion_requested_at: at.shop.clock.now() - deletionGrace };
    await at.shop.db.updateTable('accounts').set(gone).where('id', '=', member.accountId).execute();
    await deleteDueAccounts(at.shop);
    expect(await total()).toBe(0);
    const rows = at.shop.db.selectFrom('giveaway_members').where('account_id', '=', member.accountId);
    expect(await rows.selectAll().execute()).toEqual([]);
  });
});

describe('a paid order', () => {
  const paid = async (who = member) => {
    const ticket = await at.place({ member: who });
    await at.payByCard(ticket);
    return ticket.orderNo;
  };

  it('enters who takes part, and with the first step who has bought before', async () => {
    const early = await paid();
    expect(await entries()).toEqual([]);
    expect((await enter('LOG_IN')).data.standing.entries).toBe(3);
    const late = await paid();
    expect((await entries()).map(({ orderNo }) => orderNo)).toEqual([null, early, early, late, late]);
  });

  it('that is called off takes its entries back until they are closed, and changes nothing of a sealed draw', async () => {
    await enter('LOG_IN');
    const [first, second] = [await paid(), await paid()];
    const callOff = (orderNo: string) =>
      at.api.ok('revokeOrder', {
        ...{ token: member.token, key: randomUUID() },
        body: { orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' },
      });
    await callOff(first);
    expect(await total()).toBe(3);
    await withTransaction(at.shop, 'durable', (tx) => closeEntries(tx, promoId, at.shop.clock.now()));
    await callOff(second);
    expect(await total()).toBe(3);
    expect((await read(member)).standing?.entries).toBe(3);
  });

  it('counts from the start of the giveaway on, and never after its end', async () => {
    await paid();
    at.shop.clock.advance(1);
    await open({ opens: 0, ends: 1 });
    expect((await enter('LOG_IN')).data.standing.entries).toBe(1);
    at.shop.clock.advance(day);
    await paid();
    expect(await total()).toBe(1);
  });
});

describe('the confirmation', () => {
  const confirmed = async (who: TestMember) => {
    // One run sends no more than some: what others of these tests queued goes first.
    while ((await relayOutbox(at.shop, receiversOf(at.shop.config))) > 0);
    return (await at.mailTo(who.email)).filter((subject) => subject === 'You’re in: Win a lit garden');
  };

  it('comes once for each giveaway, and not to who wants none', async () => {
    const silent = await at.member();
    await withTransaction(at.shop, 'durable', (tx) => keepChoices(at.shop, tx, silent.email, { REWARDS: false }));
    for (const who of [member, silent]) {
      await enter('LOG_IN', { who });
      await enter('SHARE', { who });
    }
    expect(await confirmed(member)).toHaveLength(1);
    expect(await confirmed(silent)).toEqual([]);
    await open({});
    await enter('LOG_IN');
    expect(await confirmed(member)).toHaveLength(2);
  });
});

describe('the draw', () => {
  it('is on the page as far as it is published, with what was sealed at the close', async () => {
    expect((await read()).draw).toBeNull();
    const now = at.shop.clock.now();
    const draw = { seed_commit: '3f'.repeat(32), round: 4_711, round_time: now + 20 * day, close_time: now + 10 * day };
    const unsealed = { root: null, root_time: null, randomness: null, signature: null, entry_count: null };
    await at.shop.db
      .insertInto('draws')
      .values({
        ...{ promo_id: promoId, campaign: handle, status: 'SCHEDULED', seed: 'secret of the draw', chain: '{}' },
        ...{ ...draw, ...unsealed, beacon_origin: 'https://beacon.example', prizes: '[]', entries: null },
        ...{ postponed_at: null, drawn_at: null, announced_at: null, created_at: now, updated_at: now },
      })
      .execute();
    const open = await read();
    expect(open).toMatchObject({ state: 'OPEN', draw: { seedCommit: '3f'.repeat(32), round: 4_711 }, entries: 0 });
    expect(JSON.stringify(open)).not.toContain('secret of the draw');
    const over = { status: 'ANNOUNCED', entry_count: 2_318 } as const;
    await at.shop.db.updateTable('draws').set(over).where('promo_id', '=', promoId).execute();
    expect(await read()).toMatchObject({ state: 'DRAWN', entries: 2_318 });
  });
});

describe('a page', () => {
  it('shows of its editions the open one, then what comes, then the last', async () => {
    const page = `series-${promoId.toLowerCase()}`;
    const shown = async () => (await at.api.ok('getGiveaway', { query: { handle: page } })).handle;
    await open({ handle: `${page}-1`, opens: -20, ends: -10 });
    expect(await shown()).toBe(`${page}-1`);
    await open({ handle: `${page}-2`, opens: 5 });
    // It is announced a day before it opens.
    expect(await shown()).toBe(`${page}-1`);
    at.shop.clock.advance(4 * day);
    expect(await shown()).toBe(`${page}-2`);
    await open({ handle: page });
    expect(await shown()).toBe(page);
  });

  it('does not exist as a draft, and names the markets that have it', async () => {
    const call = (site: string) => at.api.call('getGiveaway', { query: { handle }, site });
    expect(await call('EU')).toMatchObject({ code: 'NOT_IN_MARKET', data: { sites: ['US', 'GB'] } });
    await open({ status: 'DRAFT' });
    expect(await call('US')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await call('EU')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is closed for good once staff end it', async () => {
    await enter('LOG_IN');
    await expect(runCommand(at.shop, ['giveaway', 'end', handle])).resolves.toEqual([
      `${handle} is ENDED with 1 entries`,
    ]);
    expect(await read()).toMatchObject({ state: 'CLOSED', end: { time: at.shop.clock.now() } });
    expect(await enter('SHARE')).toMatchObject({ code: 'PROMO_ENDED' });
    await expect(runCommand(at.shop, ['giveaway', 'end', handle])).rejects.toThrow('cannot be ended');
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorRole, operatorRoles, reachesRole } from '#rules/operator-roles.ts';
import type { OperationId } from '../../openapi/operation-types.ts';
import { contractFile } from '../places.ts';
import { readContract } from '../contract/contract.ts';
import { withTransaction } from '../db/transaction.ts';
import { runCommand } from '../ops/run-command.ts';
import { lamp, openOrderShop, type OrderShop } from '../shop/orders/order-fixture.ts';
import { createKey, revokeKey } from './keys.ts';
import { recordAct } from './record-act.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const anna = { name: 'anna', role: 'owner' } as const;
const ops = async (...args: string[]) => (await runCommand(at.shop, args, anna)).join('\n');
const actsOf = (command: string) =>
  at.shop.db
    .selectFrom('operator_acts')
    .select(['operator', 'role', 'via', 'words', 'result', 'code'])
    .where('command', '=', command)
    .orderBy('id')
    .execute();

describe('what operators do', () => {
  it('leaves a row: who, with which words, and how it ended', async () => {
    const { orderNo, open } = await at.place();
    await at.payByCard({ orderNo, open });
    await ops('order', 'refund', orderNo, '--reason', 'Scratched', '--amount', '100');
    await expect(ops('order', 'refund', orderNo, '--reason', 'Once again')).resolves.toContain('SETTLED');
    await expect(ops('order', 'refund', orderNo, '--reason', 'Too much', '--amount', '1')).rejects.toThrow(
      'nothing left to refund',
    );
    const who = { operator: 'anna', role: 'owner', via: 'COMMAND_LINE' };
    expect(await actsOf('order refund')).toEqual([
      { ...who, words: `${orderNo} reason=‹9 signs› amount=100`, result: 'DONE', code: null },
      { ...who, words: `${orderNo} reason=‹10 signs›`, result: 'DONE', code: null },
      { ...who, words: `${orderNo} reason=‹8 signs› amount=1`, result: 'REFUSED', code: 'REVOKE_EXCLUDED' },
    ]);
  });

  it('names no shopper, and no folder', async () => {
    const member = await at.member();
    await ops('coin', 'adjust', member.email, '--coins=5', '--reason', 'Hello');
    await expect(ops('price', 'import', '/home/anna/prices.csv')).rejects.toThrow('cannot be read');
    await expect(ops('ordre', member.email)).rejects.toThrow('There’s no command');
    expect(await actsOf('coin adjust')).toMatchObject([{ words: '‹email› coins=5 reason=‹5 signs›' }]);
    expect(await actsOf('price import')).toMatchObject([{ words: 'prices.csv', result: 'REFUSED', code: 'USAGE' }]);
    const rows = await at.shop.db.selectFrom('operator_acts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(member.email);
  });

  it('leaves a row over HTTP as well, also of a read and of a refusal', async () => {
    const { operatorKey } = at.shop;
    await at.api.ok('getSkuStock', { operatorKey, query: { sku: lamp, site: 'US' } });
    await at.api.ok('setStock', { operatorKey, body: { sku: lamp, site: 'US', stock: 70 } });
    await at.api.call('importPrices', { operatorKey, body: { rows: [{ sku: 'NONE', site: 'US', listAmount: 1 }] } });
    await at.api.call('releaseOrder', { operatorKey, body: {} as { orderNo: string } });
    const who = { operator: 'OPERATOR_KEY', role: 'owner', via: 'HTTP' };
    expect(await actsOf('getSkuStock')).toEqual([{ ...who, words: `sku=${lamp} site=US`, result: 'DONE', code: null }]);
    expect(await actsOf('setStock')).toMatchObject([{ words: `sku=${lamp} site=US stock=70`, result: 'DONE' }]);
    expect(await actsOf('importPrices')).toMatchObject([
      { words: 'rows=[{sku=NONE site=US listAmount=1}]', result: 'REFUSED', code: 'BAD_REQUEST' },
    ]);
    expect(await actsOf('releaseOrder')).toMatchObject([{ words: '', result: 'REFUSED', code: 'BAD_REQUEST' }]);
    await at.api.call('setStock', { operatorKey: 'guessed', body: { sku: lamp, site: 'US', stock: 1 } });
    expect(await actsOf('setStock')).toHaveLength(1);
  });

  it('is listed, filtered and by pages', async () => {
    const all = (await ops('log', '--who', 'anna', '--command', 'order ')).split('\n');
    expect(all).toHaveLength(3);
    expect(all[0]).toMatch(/anna \(owner\) {2}order refund L\w+ reason=‹8 signs› amount=1 {2}REFUSED REVOKE_EXCLUDED$/);
    expect(await ops('log', '--result', 'done', '--command', 'order')).not.toContain('REFUSED');
    const [first, more = ''] = (await ops('log', '--command', 'order', '--limit', '1')).split('\n');
    expect(first).toBe(all[0]);
    const before = more.replace('Those before: --before ', '');
    expect((await ops('log', '--command', 'order', '--limit', '9', '--before', before)).split('\n')).toEqual(
      all.slice(1),
    );
    await expect(ops('log', '--result', 'lost')).rejects.toThrow('--result must be one of');
  });
});

describe('what is given with a key', () => {
  it('is given once, and said as it was', async () => {
    const member = await at.member();
    const { orderNo, open } = await at.place();
    await at.payByCard({ orderNo, open });
    const { templateId } = await at.shop.db
      .selectFrom('coupon_templates')
      .select('template_id as templateId')
      .where('site', '=', 'US')
      .where('status', '=', 'SCHEDULED')
      .where('source', '=', 'CENTER')
      .executeTakeFirstOrThrow();
    const prize = ['--site', 'US', '--title', 'Thank you', '--coins', '30'];
    const commands = [
      ['coin', 'adjust', member.email, '--coins', '500', '--reason', 'Sorry'],
      ['prize', 'grant', member.email, ...prize],
      ['coupon', 'give', templateId, member.email],
      ['order', 'refund', orderNo, '--reason', 'Scratched', '--amount', '100'],
    ];
    for (const [index, command] of commands.entries()) {
      const first = await ops(...command, '--key', `case-${index}`);
      expect(await ops(...command, '--key', `case-${index}`)).toBe(first);
    }
    const { db } = at.shop;
    const counted = (table: 'coupons' | 'prizes') =>
      db.selectFrom(table).select('coupon_id').where('account_id', '=', member.accountId).execute();
    expect([(await counted('coupons')).length, (await counted('prizes')).length]).toEqual([1, 1]);
    expect(await ops('coin', 'balance', member.email)).toMatch(/^530 available/);
    const refunds = await db.selectFrom('refunds').select('amount').where('order_no', '=', orderNo).execute();
    expect(refunds).toEqual([{ amount: 100 }]);
    await expect(
      ops('coin', 'adjust', member.email, '--coins', '7', '--reason', 'Sorry', '--key', 'case-0'),
    ).rejects.toThrow('IDEMPOTENCY_MISMATCH');
    await expect(ops(...(commands[0] ?? []), '--key', 'two words')).rejects.toThrow('--key must be');
    const repeated = {
      operatorKey: at.shop.operatorKey,
      key: randomUUID(),
      body: { orderNo, reason: 'Late', amount: 50 },
    };
    const answers = [await at.api.ok('refundOrder', repeated), await at.api.ok('refundOrder', repeated)];
    expect(answers[0]).toEqual(answers[1]);
    expect(await db.selectFrom('refunds').select('amount').where('order_no', '=', orderNo).execute()).toHaveLength(2);
  });
});

describe('keys', () => {
  it('are shown once, kept as what proves them, listed and revoked', async () => {
    const [key = ''] = (await ops('key', 'create', 'depot', '--role', 'staff')).split('\n');
    await expect(ops('key', 'create', 'depot', '--role', 'owner')).rejects.toThrow('The name "depot" is already taken');
    await expect(ops('key', 'create', 'Depot', '--role', 'owner')).rejects.toThrow('lowercase letters');
    await expect(ops('key', 'create', 'press', '--role', 'king')).rejects.toThrow('read, staff, owner');
    await at.api.ok('setStock', { operatorKey: key, body: { sku: lamp, site: 'US', stock: 72 } });
    const refused = await at.api.call('importPrices', { operatorKey: key, body: { rows: [] } });
    expect(refused).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('"depot" has the role staff'),
    });
    expect(await ops('key', 'revoke', 'depot')).toBe('depot is no longer valid');
    await expect(ops('key', 'revoke', 'depot')).rejects.toThrow('no valid key "depot"');
    const after = await at.api.call('setStock', { operatorKey: key, body: { sku: lamp, site: 'US', stock: 73 } });
    expect(after.code).toBe('FORBIDDEN');
    expect(await ops('key', 'list')).toMatch(/^depot {2}staff {2}made .*, revoked /);
    expect(await ops('log', '--who', 'depot')).toContain(
      `depot (staff over HTTP)  setStock sku=${lamp} site=US stock=72  DONE`,
    );
    const rows = [
      await at.shop.db.selectFrom('operator_acts').selectAll().execute(),
      await at.shop.db.selectFrom('operator_keys').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

/** Written by hand: what each call of an operator needs. */
const neededRoles = {
  releaseOrder: 'staff',
  shipOrder: 'staff',
  deliverOrder: 'staff',
  answerCancelRequest: 'staff',
  receiveReturn: 'staff',
  refundOrder: 'staff',
  setStock: 'staff',
  getSkuStock: 'read',
  importPrices: 'owner',
} as const satisfies Partial<Record<OperationId, OperatorRole>>;

describe('the matrix of operations and roles', () => {
  it('has a line for every operation of operators, and says the same as the contract', async () => {
    const ofOperators = (await readContract(contractFile)).filter(({ schemes }) => schemes.has('operator'));
    expect(Object.fromEntries(ofOperators.map(({ id, role }) => [id, role]))).toEqual(neededRoles);
  });

  it('lets each key do what its role does, with a row of each, and knows no key that is revoked or guessed', async () => {
    const { shop, api } = at;
    const made: Record<string, string> = { configured: shop.operatorKey, guessed: 'ok_guessed' };
    for (const [name, role] of [...operatorRoles.map((each) => [each, each] as const), ['revoked', 'owner'] as const])
      made[name] = (await withTransaction(shop, 'durable', (tx) => createKey(shop, tx, { name, role }))) ?? '';
    await withTransaction(shop, 'durable', (tx) => revokeKey(shop, tx, 'revoked'));
    const wrong: string[] = [];
    const ids = Object.keys(neededRoles) as (keyof typeof neededRoles)[];
    for (const id of ids) {
      for (const [name, operatorKey] of Object.entries(made)) {
        const { code } = await api.call(id, { operatorKey });
        const role = operatorRoles.find((each) => each === name);
        const mayCall = name === 'configured' || (role !== undefined && reachesRole(role, neededRoles[id]));
        if ((code === 'FORBIDDEN') === mayCall) wrong.push(`${id} answers ${name} ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    const acts = await shop.db
      .selectFrom('operator_acts')
      .select(['operator', ({ fn }) => fn.countAll<number>().as('acts')])
      .where('operator', 'in', ['guessed', 'revoked', ...operatorRoles])
      .groupBy('operator')
      .execute();
    expect(new Map(acts.map((row) => [row.operator, Number(row.acts)]))).toEqual(
      new Map(operatorRoles.map((role) => [role, ids.length])),
    );
  });
});

describe('a change and its row', () => {
  const renamed = async (work: () => Promise<unknown>): Promise<void> => {
    await sql`alter table operator_acts rename to operator_acts_away`.execute(at.shop.db);
    try {
      await work();
    } finally {
      await sql`alter table operator_acts_away rename to operator_acts`.execute(at.shop.db);
    }
  };

  it('are one: where no row can be left, nothing is changed, also by a single statement', async () => {
    const before = await at.stock();
    const outbox = {
      kind: 'test',
      payload: '{}',
      dedup_key: null,
      attempts: 3,
      locked_until: 0,
      created_at: 1,
      updated_at: 1,
    };
    await at.shop.db
      .insertInto('outbox')
      .values({ ...outbox, id: 'given-up', available_at: 1, done_at: null, dead_at: 1, last_error: null })
      .execute();
    await renamed(async () => {
      await expect(ops('stock', 'set', lamp, 'US', '99')).rejects.toThrow('The database refused this');
      await expect(ops('outbox', 'revive', 'given-up')).rejects.toThrow('The database refused this');
    });
    expect(await at.stock()).toEqual(before);
    const entry = () =>
      at.shop.db.selectFrom('outbox').select('dead_at').where('id', '=', 'given-up').executeTakeFirst();
    expect(await entry()).toEqual({ dead_at: 1 });
    await ops('outbox', 'revive', 'given-up');
    expect(await entry()).toEqual({ dead_at: null });
    expect(await actsOf('outbox revive')).toHaveLength(1);
    await at.shop.db.deleteFrom('outbox').where('id', '=', 'given-up').execute();
  });

  it('say so where something stands that was done before the refusal; what only reads is no change', async () => {
    const act = { operator: anna, via: 'COMMAND_LINE', words: () => '', codeOf: String } as const;
    const run = (command: string, writes: boolean) =>
      recordAct(at.shop, { ...act, command: () => command }, async (shop) => {
        await withTransaction(shop, 'durable', async (tx) => {
          await tx.selectFrom('skus').select('sku').forUpdate().limit(1).execute();
          if (writes) await tx.updateTable('sku_markets').set({ stock: 71 }).where('sku', '=', lamp).execute();
        });
        throw new Error('LATER');
      }).catch(() => {});
    await run('half', true);
    await run('nothing', false);
    expect(await actsOf('half')).toMatchObject([{ result: 'BROKEN_OFF', code: 'Error: LATER' }]);
    expect(await actsOf('nothing')).toMatchObject([{ result: 'REFUSED', code: 'Error: LATER' }]);
  });
});

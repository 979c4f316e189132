import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../db/transaction.ts';
import { runCommand } from '../ops/run-command.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { inPages } from './in-pages.ts';
import { enqueue, type OutboxOptions } from './outbox.ts';
import { PermanentRefusal, relayOutbox, type Receivers } from './relay-outbox.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.db.deleteFrom('outbox').execute());
afterAll(() => shop.close());

const put = (payload: unknown, options?: OutboxOptions) =>
  withTransaction(shop, 'durable', (tx) => enqueue(shop, tx, 'email', payload, options));

const collecting = () => {
  const emails: unknown[] = [];
  const receivers: Receivers = { email: async (_shop, payload) => void emails.push(payload) };
  return { emails, receivers };
};

/** A delivery that ends when the test is over. */
function hangs() {
  let end = (): void => undefined;
  const hanging = new Promise<void>((resolve) => (end = resolve));
  return { hanging, end };
}

describe('the outbox', () => {
  it('delivers what was committed, once', async () => {
    await put({ to: 'a' });
    const { emails, receivers } = collecting();
    await relayOutbox(shop, receivers);
    await relayOutbox(shop, receivers);
    expect(emails).toEqual([{ to: 'a' }]);
  });

  it('delivers nothing of a transaction that was rolled back', async () => {
    const failing = withTransaction(shop, 'durable', async (tx) => {
      await enqueue(shop, tx, 'email', 'x');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await relayOutbox(shop, collecting().receivers)).toBe(0);
  });

  it('drops a second entry with the same key', async () => {
    await put(1, { dedupKey: 'paid L1' });
    await put(2, { dedupKey: 'paid L1' });
    const { emails, receivers } = collecting();
    await relayOutbox(shop, receivers);
    expect(emails).toEqual([1]);
  });

  it('waits until the entry is due', async () => {
    await put('later', { availableAt: shop.clock.now() + 1_000 });
    const { emails, receivers } = collecting();
    shop.clock.advance(999);
    await relayOutbox(shop, receivers);
    expect(emails).toEqual([]);
    shop.clock.advance(1);
    await relayOutbox(shop, receivers);
    expect(emails).toEqual(['later']);
  });

  it('is shared out between two relays at the same time', async () => {
    for (let index = 0; index < 15; index += 1) await put(index);
    const { emails, receivers } = collecting();
    await Promise.all([relayOutbox(shop, receivers), relayOutbox(shop, receivers), relayOutbox(shop, receivers)]);
    expect(emails.length).toBe(15);
    expect(new Set(emails).size).toBe(15);
  });

  it('tries again later and later for a week, with the same id, and gives up then', async () => {
    await put('hard');
    const ids = new Set<string>();
    let tries = 0;
    const receivers: Receivers = {
      email: async (_shop, _payload, id) => {
        ids.add(id);
        tries += 1;
        throw new Error('the post is closed');
      },
    };
    for (let hours = 0; hours <= 7 * 24; hours += 1) {
      await relayOutbox(shop, receivers);
      expect(await relayOutbox(shop, receivers)).toBe(0);
      shop.clock.advance(60 * 60_000);
    }
    expect(tries).toBe(7 * 24 + 1);
    expect(ids.size).toBe(1);
    const entry = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ last_error: 'the post is closed', done_at: null });
    expect(entry.dead_at).not.toBeNull();
  });

  it('that is refused for good is given up at once, and tried again when an operator says so', async () => {
    await put('nobody');
    const refusing: Receivers = { email: () => Promise.reject(new PermanentRefusal('no such mailbox')) };
    await relayOutbox(shop, refusing);
    shop.clock.advance(7 * 24 * 60 * 60_000);
    expect(await relayOutbox(shop, refusing)).toBe(0);
    const list = await runCommand(shop, ['outbox', 'list']);
    expect(String(list)).toMatch(/email {2}since .* 1 tries {2}given up .* no such mailbox/);
    expect(String(list)).not.toContain('nobody');
    expect(String(await runCommand(shop, ['outbox', 'revive', 'all']))).toBe('1 entry is tried again.');
    const { emails, receivers } = collecting();
    await relayOutbox(shop, receivers);
    expect(emails).toEqual(['nobody']);
    expect(String(await runCommand(shop, ['outbox', 'list']))).toBe('Nothing is waiting.');
  });

  it('of one kind goes on while another kind hangs', async () => {
    await put('slow');
    await withTransaction(shop, 'durable', (tx) => enqueue(shop, tx, 'money', 'quick'));
    const { hanging, end } = hangs();
    const slow = relayOutbox(shop, { email: () => hanging });
    const money: unknown[] = [];
    await relayOutbox(shop, { money: async (_shop, payload) => void money.push(payload) });
    expect(money).toEqual(['quick']);
    end();
    await slow;
  });

  it('is delivered by another relay when the first died on the way', async () => {
    await put('left behind');
    const { hanging, end } = hangs();
    const first = relayOutbox(shop, { email: () => hanging });
    await expect
      .poll(async () => (await shop.db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()).attempts)
      .toBe(1);
    const { emails, receivers } = collecting();
    shop.clock.advance(59_999);
    await relayOutbox(shop, receivers);
    expect(emails).toEqual([]);
    shop.clock.advance(1);
    await relayOutbox(shop, receivers);
    expect(emails).toEqual(['left behind']);
    end();
    await first;
  });
});

describe('rows in pages', () => {
  it('go on behind a row, also among those of one time, whatever has left before it', async () => {
    for (const [id, created_at] of [
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 2],
      ['e', 0],
    ] as const) {
      await put(id, { dedupKey: id });
      await shop.db.updateTable('outbox').set({ created_at }).where('dedup_key', '=', id).execute();
    }
    const read = inPages(shop.db.selectFrom('outbox').select(['dedup_key', 'outbox.created_at']).limit(2), [
      'outbox.created_at',
      'dedup_key',
    ]);
    const first = await read(undefined);
    await shop.db.deleteFrom('outbox').where('dedup_key', '=', 'e').execute();
    const second = await read(first.at(-1));
    const third = await read(second.at(-1));
    const idsOf = (page: typeof first) => page.map(({ dedup_key: id }) => id);
    expect([first, second, third].map(idsOf)).toEqual([['e', 'a'], ['b', 'c'], ['d']]);
    expect(await read(third.at(-1))).toEqual([]);
  });
});

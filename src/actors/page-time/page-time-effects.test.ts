import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createPageTimeImplementations } from '#machines/page-time/implementations.ts';
import { pageTimeMachine } from '#machines/page-time/machine.ts';
import { createShopClient } from '../../api/client.ts';
import { createGate } from '../../api/gate.ts';
import { fakeArea, openStore } from '../../storage/area-fixture.ts';
import { stored } from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { pagePlaceOf, pageTimeEffects, pageTimeInput } from './page-time-effects.ts';

const record = { path: '/home', pathName: 'home', moduleId: 'home', activityName: '', duration: 3_000 };

describe('what a page is called in the reports', () => {
  test.each([
    ['/home', 'home', 'home', ''],
    ['/order/list', 'order-list', 'order', ''],
    ['/support/sku-faq-detail/LM-DOME', 'support-product', 'support', ''],
    ['/prom/flash-sale', 'Flash Sale', 'prom', 'Flash Sale'],
    ['/nowhere/at/all', 'not-found', '', ''],
  ])('%s', (path, pathName, moduleId, activityName) => {
    expect(pagePlaceOf(path)).toEqual({ path, pathName, moduleId, activityName });
  });

  test('is no longer than the contract takes', () => {
    expect(pagePlaceOf(`/${'x'.repeat(400)}`).path).toHaveLength(300);
  });
});

describe('a report', () => {
  const sent: Request[] = [];
  const answer = { status: 200 };
  const store = createStore({
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    onForeignChange: () => undefined,
  });
  const client = createShopClient((request) => {
    sent.push(request);
    return Promise.resolve(Response.json({ status: answer.status, message: 'no', serverTime: 1, data: {} }));
  }, 'https://shop.test');
  const gate = createGate();
  const { upload, keepRecords } = pageTimeEffects({ client, store, gate });
  const backlog = () => store.read(stored.pageTimeRecords);
  const { signal } = new AbortController();

  test('outlives its document and holds exactly the records [S3.records.01 S4.page-time.06 S7.page-time-upload.01]', async () => {
    await upload([record], signal);
    expect(sent[0]?.keepalive).toBe(true);
    expect(await sent[0]?.json()).toEqual({ pages: [record] });
  });

  test('has arrived on status 200 only [S7.page-time-upload.03]', async () => {
    answer.status = 500;
    await expect(upload([record], signal)).rejects.toThrow('no');
    answer.status = 40;
    await expect(upload([], signal)).rejects.toThrow('was not taken');
  });

  test('that did not arrive goes with the next one, of whatever document [S3.storage.30 S4.page-time.06 S7.page-time-upload.04]', async () => {
    sent.length = 0;
    expect(backlog()).toEqual([record]);
    keepRecords([{ ...record, duration: 6_000 }]);
    answer.status = 200;
    const arriving = pageTimeEffects({ client, store, gate }).upload([{ ...record, duration: 9_000 }], signal);
    const meanwhile = { ...record, duration: 12_000 };
    keepRecords([meanwhile]);
    await arriving;
    const { pages } = await sent[0]?.json();
    expect(pages.map(({ duration }: typeof record) => duration)).toEqual([3_000, 6_000, 9_000]);
    expect(backlog()).toEqual([meanwhile]);
    await upload([], signal);
    expect(store.holds(stored.pageTimeRecords)).toBe(false);
  });

  test('takes what is kept out before it leaves, so that a document beside it sends it no second time', async () => {
    sent.length = 0;
    keepRecords([record]);
    await Promise.all([upload([], signal), pageTimeEffects({ client, store, gate }).upload([], signal)]);
    expect([sent.length, backlog()]).toEqual([1, []]);
  });

  test('that waits for an exchange of tokens is kept meanwhile, and goes once with whichever document is quicker', async () => {
    sent.length = 0;
    keepRecords([record]);
    const ends: (() => void)[] = [];
    const exchange = gate.closeDuring(() => new Promise<void>((resolve) => ends.push(resolve)));
    const timeUp = new AbortController();
    const waiting = [upload([record], signal), expect(upload([record], timeUp.signal)).rejects.toThrow('aborted')];
    timeUp.abort();
    expect([sent.length, backlog().length]).toEqual([0, 3]);
    await pageTimeEffects({ client, store, gate: createGate() }).upload([], signal);
    for (const end of ends) end();
    await Promise.all([exchange, ...waiting]);
    expect([sent.length, (await sent[0]?.json()).pages.length, backlog()]).toEqual([1, 3, []]);
  });

  test('has no record of 300,000 ms, one of 299,999 ms is sent, and without any nothing is [S4.page-time.05]', async () => {
    sent.length = 0;
    keepRecords([300_000, 299_999].map((duration) => ({ ...record, duration })));
    await upload([], signal);
    expect((await sent[0]?.json()).pages).toMatchObject([{ duration: 299_999 }]);
    keepRecords([{ ...record, duration: 300_000 }]);
    await upload([], signal);
    expect([sent.length, backlog()]).toEqual([1, []]);
  });

  test('leaves behind a hundred records at most, the newest ones [S4.page-time.06]', async () => {
    keepRecords(Array.from({ length: 100 }, (_, index) => ({ ...record, path: `/page-${index}` })));
    answer.status = 500;
    await expect(upload([record], signal)).rejects.toThrow('no');
    expect([backlog().length, backlog()[0]?.path, backlog().at(-1)?.path]).toEqual([100, '/page-1', '/home']);
  });
});

describe('documents beside each other', () => {
  /** One browser: its documents share the storage, and each report waits until it is answered. */
  function openBrowser() {
    vi.stubGlobal('window', { location: { pathname: '/home' } });
    const store = openStore(fakeArea());
    const waiting: { readonly seconds: number; readonly answer: (isTaken: boolean) => void }[] = [];
    const reported: number[] = [];
    const client = createShopClient(async (request) => {
      const { pages }: { pages: (typeof record)[] } = await request.json();
      const seconds = pages.reduce((sum, { duration }) => sum + duration, 0) / 1_000;
      const isTaken = await new Promise<boolean>((answer) => waiting.push({ seconds, answer }));
      if (isTaken) reported.push(seconds);
      return Response.json({ status: isTaken ? 200 : 500, message: 'no', serverTime: 1, data: {} });
    }, 'https://shop.test');
    const answer = async (isTaken: boolean) => {
      for (const one of waiting.splice(0)) one.answer(isTaken);
      await new Promise((resolve) => setTimeout(resolve));
    };
    const open = () => {
      const clock = new SimulatedClock();
      const browser = { client, store, gate: createGate(), base: '', isInFront: () => true };
      const implementations = createPageTimeImplementations(pageTimeEffects(browser));
      const actor = createActor(pageTimeMachine.provide(implementations), { clock, input: pageTimeInput(browser) });
      actor.start();
      return {
        look: async (seconds: number) => {
          for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
          await new Promise((resolve) => setTimeout(resolve));
        },
        hide: () => actor.send({ type: 'page.becameHidden' }),
        show: () => actor.send({ type: 'page.becameVisible' }),
        /** The browser ends it without a word. */
        kill: () => actor.stop(),
      };
    };
    return { open, answer, total: () => reported.reduce((sum, seconds) => sum + seconds, 0) };
  }
  afterEach(() => vi.unstubAllGlobals());

  test('count once what one of them sampled while its report was under way', async () => {
    const { open, answer, total } = openBrowser();
    const first = open();
    await first.look(9);
    first.hide();
    const second = open();
    await second.look(6);
    await answer(true);
    second.hide();
    first.show();
    await first.look(9);
    first.hide();
    await answer(true);
    expect(total()).toBe(24);
  });

  test('lose nothing of a document that is ended while it is hidden, whether its report arrived or not', async () => {
    for (const isTaken of [true, false]) {
      const { open, answer, total } = openBrowser();
      const first = open();
      await first.look(9);
      first.hide();
      await answer(isTaken);
      first.kill();
      const second = open();
      await second.look(6);
      await answer(true);
      expect(total()).toBe(15);
    }
  });

  test('lose nothing that failed before, whatever report fails after it', async () => {
    const { open, answer, total } = openBrowser();
    const first = open();
    for (const seconds of [6, 12, 21]) {
      await first.look(seconds);
      await answer(false);
    }
    await first.look(6);
    first.hide();
    first.kill();
    const second = open();
    await second.look(6);
    await answer(true);
    expect(total()).toBeGreaterThanOrEqual(45);
  });
});

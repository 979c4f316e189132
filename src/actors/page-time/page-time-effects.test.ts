import { describe, expect, test } from 'vitest';
import { createShopClient } from '../../api/client.ts';
import { stored } from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { pagePlaceOf, pageTimeEffects } from './page-time-effects.ts';

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
  const { upload, persistRecords } = pageTimeEffects({ client, store });
  const { signal } = new AbortController();

  test('outlives its document and holds exactly the records [S3.records.01 S4.page-time.06 S7.page-time-upload.01]', async () => {
    await upload([record], signal);
    expect(sent[0]?.keepalive).toBe(true);
    expect(await sent[0]?.json()).toEqual({ pages: [record] });
  });

  test('has arrived on status 200 only [S7.page-time-upload.03]', async () => {
    answer.status = 500;
    await expect(upload([record], signal)).rejects.toThrow('no');
  });

  test('that did not arrive waits in storage until it has [S3.storage.30]', () => {
    persistRecords([record]);
    expect(store.read(stored.pageTimeRecords)).toEqual([record]);
    persistRecords([]);
    expect(store.holds(stored.pageTimeRecords)).toBe(false);
  });
});

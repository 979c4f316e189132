import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfTree, pdfText } from '#tests/fixtures/pdf-text.ts';
import { changeCatalogue } from '../catalogue-changes-fixture.ts';
import { openSeededShop, type SeededShop } from '../catalogue-fixture.ts';
import { openProductSheet } from './product-sheet.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  seeded.api.app.inject({ method: 'GET', url, headers });
const sheet = (query: string) => `/app-mall/v1/product/information-sheet?${query}`;

describe('a product information sheet', () => {
  it('is a PDF at the address that the label names, with class, use and what the law asks for', async () => {
    const { list } = await seeded.api.ok('getEfficiency', { query: { spu: 'LM-REED' }, site: 'EU' });
    const reply = await get(list[1]?.sheet?.url ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="LM-REED-150-product-information-sheet.pdf"',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    });
    const text = pdfText(reply.rawPayload);
    for (const written of [
      'Reed',
      'LM-REED-150',
      '11 kWh/1000 h',
      '1250 lm in a sphere (360°)',
      '2200 to 5000 K',
      '11.0 W',
      'Non-directional (NDLS)',
      'Lampyris Europe GmbH',
      '(EU) 2019/2015',
    ])
      expect(text).toContain(written);
    expect(text).toMatch(/Energy efficiency class\s*E/);
    expect(pdfTree(reply.rawPayload)).toMatch(
      /H1 Product information sheet\n.*Reed.*\n(?:.*\n)? *Figure Energy class E\n/,
    );
    expect(pdfTree(reply.rawPayload)).toMatch(/ H2 .*\n *Table\n *TR\n *TH of its row .+\n *TD .+/);
    expect(reply.rawPayload.toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
  });

  it('names the company of the market, and one model for all packs of a bulb', async () => {
    const text = pdfText((await get(sheet('sku=LM-ORB-GU10-6&site=GB'))).rawPayload);
    expect(text).toContain('Lampyris Lights Ltd');
    expect(text).toContain('LB870');
    expect(text).toContain('400 lm in a narrow cone (90°)');
  });

  it('is not sent again to whoever has it, until something on it changes', async () => {
    const url = sheet('sku=LM-DOME-INK');
    const etag = String((await get(url)).headers.etag);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    await changeCatalogue(seeded.shop, (tx) =>
      tx.updateTable('energy_labels').set({ kwh_per_1000h: 8 }).where('sku', '=', 'LM-DOME-INK').execute(),
    );
    const changed = await get(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(pdfText(changed.rawPayload)).toContain('8 kWh/1000 h');
  });

  it('is nothing for an unknown SKU, for what gives no light and for values that are not declared', async () => {
    await changeCatalogue(seeded.shop, (tx) =>
      tx.updateTable('energy_labels').set({ sheet: null }).where('sku', '=', 'LM-DISC-30').execute(),
    );
    for (const sku of ['LM-NOPE', 'LM-HUB-1', 'LM-DISC-30']) {
      const reply = await get(sheet(`sku=${sku}`));
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    const { list } = await seeded.api.ok('getEfficiency', { query: { sku: 'LM-DISC-30' }, site: 'EU' });
    expect(list[0]?.sheet).toBeUndefined();
    expect((await get(sheet('sku=LM-DISC-40&site=US'))).json().code).toBe('BAD_REQUEST');
  });

  it('is drawn once for all who ask for it at the same time', async () => {
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => openProductSheet(seeded.shop, 'LM-TORCH-1', 'EU')),
    );
    const files = await Promise.all(opened.map(({ bytes }) => bytes()));
    expect(new Set(files).size).toBe(1);
  });

  it('is refused for a moment while too many others are being drawn', async () => {
    const rows = await seeded.shop.db.selectFrom('energy_labels').select('sku').execute();
    const opened = await Promise.all(rows.map(({ sku }) => openProductSheet(seeded.shop, sku, 'GB').catch(() => null)));
    const settled = await Promise.allSettled(opened.map(async (one) => one?.bytes()));
    expect(settled.some(({ status }) => status === 'rejected')).toBe(true);
    const refused = opened[settled.findIndex(({ status }) => status === 'rejected')];
    expect((await refused?.bytes())?.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

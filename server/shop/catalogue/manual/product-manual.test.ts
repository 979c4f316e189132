import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '#rules/markets.ts';
import { Pen } from '#server/pdf/pen.ts';
import { drawSvg } from '#server/pdf/draw-svg.ts';
import { pdfTree, pdfText } from '#tests/fixtures/pdf-text.ts';
import { changeCatalogue } from '../catalogue-changes-fixture.ts';
import { openSeededShop, type SeededShop } from '../catalogue-fixture.ts';
import { manualUrl, openProductManual } from './product-manual.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  seeded.api.app.inject({ method: 'GET', url, headers });
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const wordsOf = (file: Buffer) => pdfText(file).replaceAll('\n', ' ');

describe('the manual of a product', () => {
  it('is a PDF at an address of its own, with box, steps, data, warranty and seller of the market', async () => {
    const reply = await get(manualUrl('LM-DOME', 'US'));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="LM-DOME-manual.pdf"',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    });
    const text = wordsOf(reply.rawPayload);
    for (const written of [
      'Dome table lamp',
      'LT710',
      'Polishing cloth',
      'Plug it in and touch the lamp once',
      'Matter code',
      'Color rendering',
      '95 Ra',
      '24 months from delivery',
      'Lampyris Lights Inc.',
      '/support/sku-faq-detail/LM-DOME',
    ])
      expect(text).toContain(written);
    expect(text).not.toContain('colour');
    const tree = pdfTree(reply.rawPayload);
    expect(tree).toMatch(/^Document\n *H1 Dome table lamp\n/);
    expect(tree).toMatch(/ L\n *LI\n *Lbl 1\n *LBody .+\n *LI\n *Lbl 2\n/);
    expect(tree).toMatch(/ Figure \w.+\. .+\./);
    expect(reply.rawPayload.toString('latin1')).toMatch(/MediaBox \[0 0 419\.53 595\.28\]/);
  });

  it('has two to four pages for every product, and every sign of it in every market', async () => {
    const shown = seeded.shop.db.selectFrom('products').select('spu').where('status', '!=', 'HIDDEN');
    const spus = (await shown.execute()).map(({ spu }) => spu);
    expect(spus.length).toBeGreaterThan(30);
    for (const [index, spu] of spus.entries()) {
      const manual = await openProductManual(seeded.shop, spu, sites[index % sites.length] ?? 'US');
      const file = await manual.bytes();
      expect([spu, pagesOf(file) >= 2 && pagesOf(file) <= 4]).toEqual([spu, true]);
      // What no typeface has is drawn as a question mark.
      expect([spu, pdfText(file)]).toEqual([spu, expect.not.stringMatching(/\?|\uFFFD/)]);
      expect(file.length).toBeLessThan(200_000);
    }
    const japanese = pdfText(await (await openProductManual(seeded.shop, 'LM-DISC', 'JA')).bytes());
    expect(japanese.replaceAll('\n', '')).toContain('ランピリス株式会社');
    expect(japanese).not.toContain('?');
  });

  it('says nothing that a product cannot do', async () => {
    const text = async (spu: string) => wordsOf(await (await openProductManual(seeded.shop, spu, 'EU')).bytes());
    expect(await text('LM-CONNECTOR')).not.toMatch(/Connect again|Matter|Wi-Fi/);
    expect(await text('LM-PEBBLE')).not.toContain('2.4 GHz');
    expect(await text('LM-DISC')).toContain('have an electrician connect this light');
    expect(await text('LM-SENSE')).toContain('button cell');
  });

  it('is not sent again to whoever has it, until something in it changes', async () => {
    const url = manualUrl('LM-DROP', 'GB');
    const etag = String((await get(url)).headers.etag);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    await changeCatalogue(seeded.shop, (tx) =>
      tx.updateTable('products').set({ title: 'Drop of glass' }).where('spu', '=', 'LM-DROP').execute(),
    );
    const changed = await get(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(wordsOf(changed.rawPayload)).toContain('Drop of glass');
  });

  it('is nothing for an unknown product and for another market', async () => {
    const unknown = await get('/documents/manual/LM-NOPE');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
    expect((await get('/documents/manual/LM-DOME?site=XX')).json().code).toBe('BAD_REQUEST');
  });

  it('is drawn once for all who ask for it at the same time', async () => {
    const opened = await Promise.all(Array.from({ length: 50 }, () => openProductManual(seeded.shop, 'LM-HUB', 'EU')));
    expect(new Set(await Promise.all(opened.map(({ bytes }) => bytes()))).size).toBe(1);
  });

  it('is refused for a moment while too many others are being drawn', async () => {
    const spus = (await seeded.shop.db.selectFrom('products').select('spu').execute()).map(({ spu }) => spu);
    const codes = await Promise.all(
      spus.map(async (spu) => {
        const reply = await get(manualUrl(spu, 'CA'));
        return reply.statusCode === 200 ? 'PDF' : reply.json().code;
      }),
    );
    expect(codes).toContain('UNAVAILABLE');
    expect((await get(manualUrl('LM-DOME', 'CA'))).statusCode).toBe(200);
  });
});

describe('the drawings of the help', () => {
  const folder = join(import.meta.dirname, '../../../../public/help');
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));

  it('can be drawn in a PDF as they are', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument({ size: [600, 400], margin: 0 });
    document.registerFont(
      'text',
      readFileSync(join(import.meta.dirname, '../../../pdf/fonts/instrument-sans-400.ttf')),
    );
    const pen = new Pen(document, 'A5');
    for (const name of names) {
      const svg = readFileSync(join(folder, name), 'utf8');
      expect(() => drawSvg(pen, svg, { x: 0, y: 0, width: 300 })).not.toThrow();
    }
    expect(() => drawSvg(pen, '<svg><foreignObject/></svg>', { x: 0, y: 0, width: 300 })).toThrow(RangeError);
    document.end();
  });

  it('weigh less than 6 kB each and say what they show', () => {
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const svg = readFileSync(join(folder, name), 'utf8');
      expect([name, svg.length < 6000]).toEqual([name, true]);
      expect(svg).toMatch(/<title>.+<\/title><desc>.+<\/desc>/);
      for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(20);
    }
  });
});

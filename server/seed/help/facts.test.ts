import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bankDays } from '#rules/bank-days.ts';
import { day, minute } from '#rules/durations.ts';
import { cancelWindow, depositPayWindow, flashPayWindow, payWindow } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { returnDays, sendPeriod } from '#rules/rma.ts';
import { withdrawalPeriods } from '#rules/withdrawal.ts';
import { products } from '../catalogue/products.ts';
import { warranties } from '../catalogue/warranties.ts';
import { helpTopics } from './topics.ts';

const articleOf = (faqId: string, site = ''): string => {
  const topic = helpTopics.find(({ faqIds }) => faqIds.includes(faqId));
  return readFileSync(join(import.meta.dirname, 'articles', topic?.topicId ?? '', `${faqId}${site}.md`), 'utf8');
};

/** The cells of the rows of an article, without their columns. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
const rowOf = (text: string, first: string): string[] => rowsOf(text).find(([cell]) => cell === first) ?? [];

/** What an article calls a product: 'Ribbon S1 light strip' is Ribbon S1, 'Halo TV backlight' is Halo. */
const shortName = (title: string): string => /^[A-Z]\w*(?: [A-Z]\w*)*/.exec(title.replace(' TV', ''))?.[0] ?? title;
const specOf = (spu: string, name: string): string =>
  products.find((product) => product.spu === spu)?.specs.find(([, named]) => named === name)?.[2] ?? '';

describe('what the articles of the help say', () => {
  it.each([
    ['', 'US'],
    ['', 'CA'],
    ['', 'JA'],
    ['.EU', 'EU'],
    ['.GB', 'GB'],
  ] as const)('%s of the warranty is what holds in %s', (version, site: Site) => {
    const months = rowsOf(articleOf('warranty-claim', version)).filter(([, cell = '']) => /^\d+$/.test(cell));
    expect(months).toEqual([
      ['Lamps and light strips', String(warranties.lamp.months[site])],
      ['Outdoor lights', String(warranties.outdoor.months[site])],
      ['Accessories, sensors and controls', String(warranties.accessory.months[site])],
    ]);
  });

  it('of returns, withdrawal, cancelling and paying has the periods of the rules', () => {
    for (const version of ['', '.EU', '.GB']) {
      const text = articleOf('return-a-light', version);
      expect(text).toContain(`${returnDays} days after delivery`);
      expect(text).toContain(`Send it within ${sendPeriod / day} days`);
      expect(text.includes('Withdrawal')).toBe(version !== '');
    }
    for (const site of ['EU', 'GB'] as const)
      expect(articleOf('return-a-light', `.${site}`)).toContain(
        `${withdrawalPeriods[site]} days after the last parcel`,
      );
    for (const article of ['change-or-cancel-order', 'return-a-light'])
      expect(articleOf(article)).toContain(`within ${bankDays}`);
    expect(articleOf('change-or-cancel-order')).toContain(`for ${cancelWindow / minute} minutes`);
    const paying = articleOf('payment-failed');
    expect(paying).toContain(`open for ${payWindow / minute} minutes`);
    expect([flashPayWindow / minute, depositPayWindow / minute]).toEqual([10, 15]);
    expect(paying).toContain('Flash sale orders stay open for ten minutes, and a deposit for fifteen');
  });

  it('of where a light may stand is its IP rating', () => {
    const text = articleOf('outdoor-rating');
    for (const { title, facets } of products) {
      for (const rating of ['IP44', 'IP65', 'IP67']) {
        const names = (rowOf(text, rating)[2] ?? '').replace(' (the rope)', '').split(', ');
        expect([title, rating, names.includes(shortName(title))]).toEqual([title, rating, facets.ip === rating]);
      }
    }
  });

  it('of connections is what each light speaks', () => {
    const text = articleOf('pair-first-lamp');
    const rows = { wifi: 'Wi-Fi and Bluetooth', matter: 'Bluetooth and Matter', bluetooth: 'Bluetooth only' };
    for (const { spu, title, facets } of products) {
      const { connections } = facets;
      if (spu === 'LM-HUB' || connections.length === 0) continue;
      const kind = connections.includes('wifi') ? 'wifi' : connections.includes('matter') ? 'matter' : 'bluetooth';
      for (const [key, row] of Object.entries(rows)) {
        const names = (rowOf(text, row)[1] ?? '').split(', ');
        expect([title, row, names.includes(shortName(title))]).toEqual([title, row, key === kind]);
      }
    }
  });

  it('of strips is what they take, how long they are and where they are cut', () => {
    const text = articleOf('strip-length-and-power');
    for (const spu of ['LM-RIBBON-S1', 'LM-RIBBON-NEON']) {
      const product = products.find((one) => one.spu === spu);
      const [, watts = '', sets = '', whole = ''] = rowOf(text, shortName(product?.title ?? ''));
      expect(watts).toBe(`${specOf(spu, 'Power use')} per metre`);
      expect(sets.match(/\d+/g)?.map(Number)).toEqual(product?.skus.map(({ lengthM }) => lengthM));
      expect(whole.match(/[\d.]+/g)?.map(Number)).toEqual(product?.skus.map((sku) => sku.watts));
    }
    expect(articleOf('cut-strip')).toContain(`every ${specOf('LM-RIBBON-S1', 'Cut every')} cm`);
  });
});

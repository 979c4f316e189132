import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { collections } from './collections.ts';
import { homeBlocks } from '../content/home.ts';
import { pictureTexts } from './pictures.ts';
import { products } from './products.ts';
import { reviewedSpus, reviewsOf } from './reviews.ts';
import { warranties, warrantySteps } from './warranties.ts';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const reviews = reviewedSpus.map(reviewsOf);
const everything = stringsIn([
  products,
  categories,
  collections,
  homeBlocks,
  pictureTexts,
  warranties,
  warrantySteps,
  reviews,
]);

describe('the texts of the catalogue', () => {
  it('have no stray spaces, no placeholders, no markup and no shouting', () => {
    for (const text of everything) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/ {2}|lorem|ipsum|todo|xxx|[<>{}]|!|\?\?/i);
      expect(text).not.toBe('');
    }
  });

  it('name no other maker of lights, assistants or phones', () => {
    for (const text of everything)
      expect(text).not.toMatch(/alexa|google|siri|homekit|apple|philips|hue\b|nanoleaf|govee|ikea|samsung|zigbee/i);
  });

  it('make no superlative claims', () => {
    for (const text of everything)
      expect(text).not.toMatch(/\b(revolutionary|ultimate|amazing|unbeatable|world's best|game.chang)/i);
  });

  it.each(products.map((product) => [product.title, product] as const))(
    '%s keeps the lengths of its places',
    (title, product) => {
      const { subtitle, highlights, description, specs, box, seo } = product;
      expect(title.length).toBeLessThanOrEqual(40);
      expect(subtitle.length).toBeGreaterThanOrEqual(20);
      expect(subtitle.length).toBeLessThanOrEqual(70);
      expect(highlights.length).toBeGreaterThanOrEqual(4);
      expect(highlights.length).toBeLessThanOrEqual(6);
      for (const highlight of highlights) expect(highlight.length).toBeLessThanOrEqual(110);
      expect(description.length).toBeGreaterThanOrEqual(2);
      for (const block of description) expect(block.text.length).toBeGreaterThanOrEqual(55);
      expect(specs.length).toBeGreaterThanOrEqual(5);
      expect(box.length).toBeGreaterThanOrEqual(2);
      expect(seo.title.length).toBeLessThanOrEqual(60);
    },
  );

  it.each([...products, ...collections].map(({ seo }) => seo.description))(
    'describes for search engines in 50 to 160 characters: %s',
    (description) => {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it('say something different in every highlight', () => {
    const highlights = products.flatMap((product) => product.highlights);
    expect(new Set(highlights).size).toBe(highlights.length);
  });
});

describe('the home page', () => {
  it('names each block once and leads only to places that exist', () => {
    const ids = homeBlocks.flatMap(({ id, moduleId }) => [id, moduleId]);
    expect(new Set(ids).size).toBe(ids.length);
    const links = homeBlocks.flatMap((block) => {
      if (block.type === 'HERO') return block.data.heroes.map(({ href }) => href);
      if (block.type === 'FEATURE') return [block.data.href];
      if (block.type === 'VIDEO') return [block.data.href];
      return block.type === 'PRODUCT_RAIL' ? [block.data.href] : [];
    });
    const places = [
      ...products.map(({ spu }) => `/product-detail?spu=${spu}`),
      ...collections.map(({ handle }) => `/collections?handle=${handle}`),
      '/home/search?sort=NEW',
      '/home/search?sort=BEST',
      // Bare, it names no draw.
      '/prom/winner-announcement?handle=new-outdoor-lights-giveaway',
      // Opens the wall of that lamp.
      '/product-detail?spu=LM-DOME&wall=1',
    ];
    expect(places).toEqual(expect.arrayContaining(links));
  });

  it('opens with at most five heroes and fills its rails from real collections', () => {
    for (const block of homeBlocks) {
      if (block.type === 'HERO') expect(block.data.heroes.length).toBeLessThanOrEqual(5);
      if (block.type === 'PRODUCT_RAIL' && 'collection' in block.data.pick) {
        expect(collections.map(({ handle }) => handle)).toContain(block.data.pick.collection);
      }
    }
  });
});

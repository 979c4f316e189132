import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { campaignSectionKinds } from '#rules/campaign-sections.ts';
import { compositionFaults } from '#rules/page-sections.ts';
import { homeBlocks } from './home.ts';
import { contentPages } from './seed-content.ts';

it('the home page is composed by the rules: no kind of section follows itself, and none occurs a third time', () => {
  const kinds = homeBlocks.flatMap(({ type }) => (type === 'RICH_TEXT' ? [] : [campaignSectionKinds[type]]));
  expect(kinds).toHaveLength(homeBlocks.length);
  expect(compositionFaults(kinds)).toEqual([]);
});

it('the headlines on pictures have five words at most, the others seven, and no lead more than twenty', () => {
  const words = (text: string) => text.split(/\s+/).length;
  for (const { type, data } of homeBlocks) {
    const texts = type === 'HERO' ? data.heroes : 'title' in data ? [data] : [];
    for (const { title, ...rest } of texts) {
      expect(words(title), title).toBeLessThanOrEqual(type === 'HERO' ? 5 : 7);
      if ('text' in rest) expect(words(String(rest.text)), title).toBeLessThanOrEqual(20);
    }
  }
});

it('the contents of the home page belong to its version: other contents need a new one, or a shop that runs keeps the old ones', () => {
  const written = contentPages.map(({ handle, version, title, description, blocks }) => {
    const contents = JSON.stringify([title, description, blocks]);
    return [handle, version, createHash('sha256').update(contents).digest('hex').slice(0, 12)];
  });
  expect(written).toEqual([['home', 7, 'cd79d138fa3e']]);
});

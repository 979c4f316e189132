import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { campaignRoutes } from '#server/routes/campaign.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { allThere, campaignFile, fileText } from './campaign-fixture.ts';
import { rightFile } from './random-campaign-fixture.ts';
import { FileFaults } from '#server/ops/file-faults.ts';
import { campaignFileText, parseCampaignFile } from './campaign-file.ts';
import { importCampaign, moveCampaign } from './write-campaign.ts';

/** Every place of a file, by its path. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]))];
}

/** What makes any file wrong, whatever place it is put in. */
const wrongs = {
  'another kind of value': (value: unknown) => (typeof value === 'object' ? 7 : { a: 1 }),
  'a field that is unknown': (value: unknown) =>
    typeof value === 'object' && !Array.isArray(value) ? { ...value, hologram: true } : [[]],
  'an empty place': () => null,
};

function changedAt(value: unknown, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) => (String(index) === key ? changedAt(each, rest, change) : each));
  }
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, each]) => [name, name === key ? changedAt(each, rest, change) : each]),
  );
}

const wrongFile = fc.tuple(rightFile, fc.nat(), fc.constantFrom(...Object.values(wrongs))).map(([file, at, change]) => {
  const places = placesOf(file).filter((path) => path.at(-1) !== '$schema');
  return fileText(Object(changedAt(file, places[at % places.length] ?? [], change)));
});

/** A file in which characters were lost or doubled: right or wrong, and never anything but that. */
const damagedFile = fc
  .tuple(rightFile, fc.nat(), fc.integer({ min: 0, max: 30 }), fc.constantFrom('', '"', '}', '\\', '\u0000', '{"a":'))
  .map(([file, from, length, what]) => {
    const text = fileText(file);
    const at = from % text.length;
    return text.slice(0, at) + what + text.slice(at + length);
  });

const runs = { numRuns: Math.max(20, Math.round(inject('share') * 1_000)) };

describe('campaign files', () => {
  it('that are right are taken, and written out as they came', () => {
    fc.assert(
      fc.property(rightFile, (file) => {
        const campaign = parseCampaignFile(fileText(file), allThere);
        expect(JSON.parse(campaignFileText(campaign))).toEqual(file);
      }),
      runs,
    );
  });

  it('that are wrong are refused with lines and fields, and never with anything else', () => {
    fc.assert(
      fc.property(wrongFile, (text) => {
        const lines = text.split('\n').length;
        try {
          parseCampaignFile(text, allThere);
        } catch (error) {
          if (!(error instanceof FileFaults)) throw error;
          for (const { line: at, problem } of error.faults) {
            expect(at).toBeGreaterThanOrEqual(1);
            expect(at).toBeLessThanOrEqual(lines);
            expect(problem).not.toMatch(/\p{Cc}/u);
          }
          expect(error.faults.length).toBeGreaterThan(0);
          return;
        }
        throw new Error(`A wrong file was taken: ${text}`);
      }),
      runs,
    );
  });

  it('that were damaged are right or refused', () => {
    fc.assert(
      fc.property(damagedFile, (text) => {
        try {
          parseCampaignFile(text, allThere);
        } catch (error) {
          expect(error).toBeInstanceOf(FileFaults);
        }
      }),
      runs,
    );
  });
});

describe('campaigns of random files', () => {
  let shop: TestShop;
  let api: TestApi;
  beforeAll(async () => {
    shop = await openTestShop({ seeded: true });
    api = await openTestApi(shop, campaignRoutes);
    shop.clock.set(Date.UTC(2027, 0, 13));
    await importCampaign(shop, parseCampaignFile(fileText(campaignFile), allThere));
    await moveCampaign(shop, campaignFile.handle, 'schedule');
  });
  afterAll(async () => {
    await api.close();
    await shop.close();
  });

  it('are shown as the contract says, with hostile words as words', async () => {
    await fc.assert(
      fc.asyncProperty(rightFile, async (file) => {
        await importCampaign(shop, parseCampaignFile(fileText(file), allThere));
        const { blocks, promotion } = await api.ok('getCampaign', { site: 'US', query: { handle: file.handle } });
        expect(promotion.title).toBe(file.title);
        expect(blocks[0]?.id).toBe('part-top');
      }),
      { numRuns: Math.max(10, Math.round(inject('share') * 200)) },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { FileFaults } from '#server/ops/file-faults.ts';
import { allThere, campaignFile, fileText } from './campaign-fixture.ts';
import { campaignFileText, type CampaignFacts, parseCampaignFile } from './campaign-file.ts';

const parsed = (text: string, facts: CampaignFacts = allThere) => parseCampaignFile(text, facts);

function faultsOf(text: string, facts?: CampaignFacts): string[] {
  try {
    parsed(text, facts);
    return [];
  } catch (error) {
    if (error instanceof FileFaults) return error.message.split('\n');
    throw error;
  }
}

/** The file with one of its texts changed, and the line of the first change. */
function changed(from: string, to: string): { text: string; line: number } {
  const text = fileText(campaignFile);
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`The file has no ${from}`);
  return { text: text.slice(0, at) + to + text.slice(at + from.length), line: text.slice(0, at).split('\n').length };
}

describe('a campaign file', () => {
  it('is read by the clocks of its markets, with its rules as rich text', () => {
    const { times, blocks } = parsed(fileText(campaignFile));
    expect(times.get('US')).toEqual({
      previewTime: Date.UTC(2027, 0, 10, 14),
      startTime: Date.UTC(2027, 0, 12, 14),
      lastChanceTime: Date.UTC(2027, 0, 15, 14),
      endTime: Date.UTC(2027, 0, 16, 5),
    });
    expect(times.get('EU')).toEqual({
      previewTime: null,
      startTime: Date.UTC(2027, 0, 12, 8),
      lastChanceTime: null,
      endTime: Date.UTC(2027, 0, 15, 23),
    });
    expect(blocks.at(-1)).toMatchObject({
      moduleId: 'long-evenings.rules',
      data: { text: [{ type: 'HEADING', level: 2 }, { type: 'PARAGRAPH' }] },
    });
  });

  it('is exported as it was written', () => {
    expect(JSON.parse(campaignFileText(parsed(fileText(campaignFile))))).toEqual(campaignFile);
  });

  it.each([
    ['"title": "Long evenings",', '"titel": "Long evenings",', 'titel: isn’t a field here'],
    ['"HERO"', '"HOLOGRAM"', 'blocks.0.type: isn’t a type of block'],
    ['2027-01-10 09:00', '10 January', 'windows.US.preview: must be text like this: By the clock of the market'],
    ['2027-01-10 09:00', '2027-02-30 09:00', 'windows.US.preview: isn’t a calendar day'],
    ['"end": "2027-01-16 00:00"', '"end": "2027-01-15 09:00"', 'windows.US.end: end must be after lastChance'],
    [
      '"#part-kinds"',
      '"javascript:alert(1)"',
      'blocks.0.data.heroes.0.href: must be text like this: A page of the shop',
    ],
    ['"#part-kinds"', '"//evil.example"', 'blocks.0.data.heroes.0.href: must be text like this: A page of the shop'],
    ['"#part-kinds"', '"#part-gone"', 'blocks.0.data.heroes.0.href: no block is called "gone"'],
    ['"block": "rules"', '"block": "gone"', 'blocks.2.data.items.1.block: no block is called "gone"'],
    ['"id": "clock"', '"id": "top"', 'blocks.1.id: "top" is already the name of another block'],
    ['Everybody in', '<script>alert(1)</script> in', 'blocks.7.data.text.2: raw HTML is refused; write Markdown'],
    ['"Five days"', '"\\u202e"', 'blocks.1.data.title: must be text like this: A title'],
    ['"version": 1', '"version": 2', 'blocks.0.version: must be equal to constant'],
  ])('with %s changed to %s is refused with its line and its field', (from, to, fault) => {
    const { text, line } = changed(from, to);
    const said = `Line ${line}, ${fault}`;
    expect(faultsOf(text).find((each) => each.startsWith(said))).toContain(said);
  });

  it('says of a choice where it stands', () => {
    const { text, line } = changed('"category": "table-lamps"', '"kategory": "table-lamps"');
    expect(faultsOf(text)).toEqual([
      `Line ${line - 1}, blocks.4.data.tabs.0.pick: must have one of these fields: collection, category, sort, spus`,
    ]);
  });

  it('begins with its heading', () => {
    const [, ...others] = campaignFile.blocks;
    const blocks = others.filter(({ type }) => type !== 'ANCHORS');
    expect(faultsOf(fileText({ ...campaignFile, blocks }))).toEqual([
      'Line 22, blocks.0: must be a HERO that all phases and markets show: it has the heading of the page',
    ]);
  });

  it('refers only to what is there', () => {
    const nothing: CampaignFacts = {
      hasPicture: () => false,
      hasFilm: () => false,
      hasCollection: () => false,
      hasCategory: () => false,
      hasProduct: () => false,
      hasCoupon: () => false,
    };
    expect(faultsOf(fileText(campaignFile), nothing).map((fault) => fault.replace(/^Line \d+, /, ''))).toEqual([
      'image.slug: media/manifest.json has no picture "wide-dark"',
      'blocks.0.data.heroes.0.image.slug: media/manifest.json has no picture "wide-dark"',
      ...['ten-us', 'ten-eu', 'floor-us'].map(
        (id, index) => `blocks.3.data.templates.${index}: no coupon "${id}" can be claimed in the center`,
      ),
      'blocks.4.data.tabs.0.pick.category: there is no category "table-lamps"',
      'blocks.4.data.tabs.1.pick.collection: there is no collection "after-dark-outdoors"',
      'blocks.4.data.tabs.2.pick.spus.0: there is no product "LM-DOME"',
    ]);
  });
});

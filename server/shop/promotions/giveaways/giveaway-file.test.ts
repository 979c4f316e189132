import { describe, expect, it } from 'vitest';
import { parseGiveawayFile } from './giveaway-file.ts';

const image = { slug: 'wide-patio', alt: 'A patio at dusk' };
const file = {
  ...{ handle: 'garden-2027', title: 'Win a lit garden', summary: 'Three prizes.', path: '/prom/garden', image },
  ...{ markets: ['US', 'GB'], startTime: '2027-03-01T10:00:00Z', endTime: '2027-03-20T10:00:00Z', entryLimit: 10 },
  prizes: [{ prizeId: 'first', title: 'A set', image, count: 1, award: { kind: 'PRODUCT', sku: 'LM-DOME-BONE' } }],
  steps: [
    { action: 'LOG_IN', entries: 1 },
    { action: 'FOLLOW', entries: 1, channel: { name: 'the workshop', url: 'https://social.example/@lampyris' } },
    {
      ...{ action: 'QUIZ', entries: 2, question: 'Which one?', answer: 'b' },
      choices: [
        { choiceId: 'a', label: 'A' },
        { choiceId: 'b', label: 'B' },
      ],
    },
    { action: 'ORDER', entries: 2 },
    { action: 'FREE', entries: 2 },
  ],
};

const parse = (change: object = {}) => parseGiveawayFile(JSON.stringify({ ...file, ...change }));

describe('the file of a giveaway', () => {
  it('is read with its times, its steps and what it leaves out', () => {
    const { startTime, previewTime, config } = parse();
    expect([startTime, previewTime]).toEqual([Date.parse('2027-03-01T10:00:00Z'), null]);
    expect(config).toMatchObject({ claimDays: 30, rules: [], spus: [] });
    expect(config.steps).toEqual(file.steps);
  });

  const [logIn, follow, quiz, order, free] = file.steps;
  it.each([
    [{ handle: 'A|B' }, 'giveaway.handle'],
    [{ colour: 'red' }, 'giveaway.colour'],
    [{ markets: ['US', 'US'] }, 'giveaway.markets'],
    [{ endTime: '2027-02-01T10:00:00Z' }, 'giveaway.endTime'],
    [{ startTime: 'soon' }, 'giveaway.startTime'],
    [{ path: 'https://evil.example' }, 'giveaway.path'],
    [{ minAge: 3 }, 'giveaway.minAge'],
    [{ prizes: [...file.prizes, ...file.prizes] }, 'giveaway.prizes'],
    [{ prizes: [{ ...file.prizes[0], award: { kind: 'MONEY' } }] }, 'giveaway.prizes[0].award.kind'],
    [{ steps: [logIn, logIn] }, 'giveaway.steps'],
    [{ steps: [{ ...follow, channel: { name: 'x', url: 'javascript:alert(1)' } }] }, 'giveaway.steps[0].channel.url'],
    [{ steps: [logIn, { ...quiz, answer: 'c' }] }, 'giveaway.steps[1].answer'],
    [{ steps: [order] }, 'giveaway.steps'],
    [{ steps: [order, { ...free, entries: 1 }] }, 'giveaway.steps'],
    [{ rules: [{ title: 'Who', text: 'a\u0000b' }] }, 'giveaway.rules[0].text'],
    [{ title: 'Win\u0000' }, 'giveaway.title'],
    [{ summary: 'Three \u202ESEZIRP' }, 'giveaway.summary'],
    [{ steps: [{ ...quiz, question: 'Which\uD800one?' }] }, 'giveaway.steps[0].question'],
  ])('is refused with the field at fault: %j', (change, path) => {
    expect(() => parse(change)).toThrow(new RegExp(`^${path.replaceAll(/[.[\]]/g, String.raw`\$&`)} `));
  });
});

import { describe, expect, it } from 'vitest';
import {
  holdsWords,
  keywordWays,
  searchedWords,
  splitsOf,
  keywordsOf,
  withSynonyms,
  wordsOf,
  wordsWithCompounds,
} from './search-words.ts';

describe('words that are searched for', () => {
  const own = (query: string) => searchedWords(query).map(([ways]) => ways?.[0]);

  it('have no fillers but for the last word, which may be unfinished', () => {
    expect(own('A light for the Garden')).toEqual(['light', 'garden']);
    expect(own('to')).toEqual(['to']);
    expect(own('light to')).toEqual(['light', 'to']);
    expect(own('!!! ???')).toEqual([]);
  });

  it('are read in two at every seam whose parts say something', () => {
    expect(splitsOf('wifi')).toEqual([['wi', 'fi']]);
    expect(splitsOf('ip65')).toEqual([['ip', '65']]);
    expect(splitsOf('e27')).toEqual([['e', '27']]);
    expect(splitsOf('inset')).not.toContainEqual(['in', 'set']);
    expect(splitsOf('a')).toEqual([]);
  });

  it.each([
    ['wifi', 'a Wi-Fi lamp', true],
    ['wi-fi', 'a WiFi lamp', true],
    ['home kit', 'works with HomeKit', true],
    ['homekit', 'a kit for the home', false],
    ['lightbul', 'Light bulb', true],
    ['ghtbul', 'Light bulb', false],
    ['colors', 'Colours of a room', true],
    ['ランプ', 'Table lamp', true],
  ])('%s in %s: %s', (query, text, isThere) => {
    expect(holdsWords(text, searchedWords(query))).toBe(isThere);
  });
});

describe('the words of a text', () => {
  it('are lower-case, without accents, and no longer than 24 signs', () => {
    expect(wordsOf('Is CAFÉ’s lamp 2.4 GHz?')).toEqual(['is', 'cafe', 's', 'lamp', '2', '4', 'ghz']);
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(24)]);
    expect(wordsOf('LEDランプ')).toEqual(['led', 'lamp']);
  });

  it('are both sides of a hyphen and the two together', () => {
    expect(wordsWithCompounds('a Wi-Fi lamp')).toEqual(['a', 'wi', 'fi', 'lamp', 'wifi']);
  });

  it('that tell what it is about come once, in the singular', () => {
    expect(keywordsOf('Do the LAMPS of the Café fit Wi-Fi?', 9)).toEqual(['lamp', 'cafe', 'fit', 'wi', 'fi', 'wifi']);
    expect(keywordsOf('glass bus lens', 9)).toEqual(['glass', 'bus', 'len']);
    expect(keywordsOf('one two one three', 2)).toEqual(['one', 'two']);
    expect(keywordsOf('of the?!', 9)).toEqual([]);
  });
});

describe('what is searched is read the same way as what is found', () => {
  const finds = (query: string, text: string): boolean => {
    const words = new Set(keywordsOf(text, 99));
    return keywordWays(query, 9).every((ways) => ways.some((row) => row.every((word) => words.has(word))));
  };

  it.each([
    ['torches', 'My torch is dark', true],
    ['battery', 'Which batteries fit?', true],
    ['wifi', 'No Wi-Fi in the cellar', true],
    ['60w', 'Is it as bright as 60 W?', true],
    ['60 W', 'as bright as a 60W bulb', true],
    ['9 inch', 'a shade of 9" across', true],
    ['globe', 'Which bulb fits?', true],
    ['couch', 'behind the sofa', true],
    ['寝室', 'この電球は寝室に合いますか', true],
    ['明るい', 'もっと明るいランプはありますか', true],
    ['bulb', 'この電球は調光できますか', true],
    ['カーテン', '家庭のガーデン', false],
    ['60 W', 'a 40 W bulb', false],
  ])('%s finds "%s": %s', (query, text, isThere) => {
    expect(finds(query, text)).toBe(isThere);
  });

  it('finds orders by singular, spelling and other names', () => {
    expect(withSynonyms(searchedWords('colours'))[0]).toEqual(expect.arrayContaining([['colour'], ['color']]));
    expect(withSynonyms(searchedWords('lamps'))[0]).toEqual(expect.arrayContaining([['lamp'], ['light']]));
  });
});

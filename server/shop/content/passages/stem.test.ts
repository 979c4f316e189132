import { describe, expect, it } from 'vitest';
import { sayingWords, searchStem } from './search-stems.ts';

describe('words that are searched alike', () => {
  it.each([
    ['dimmer dimming dimmed dimmable dims'],
    ['flicker flickers flickering flickered'],
    ['battery batteries'],
    ['connect connects connecting connected connection connections'],
    ['install installing installed installation'],
    ['replace replacing replaced replacement replaceable'],
    ['colour color colours colors coloured'],
    ['lamp lamps light lights lighting'],
    ['package parcels'],
    ['ship shipping delivery delivered'],
  ])('%s', (words) => {
    expect(new Set(words.split(' ').map(searchStem)).size).toBe(1);
  });

  it('are not those that only begin alike', () => {
    const words = [
      'power',
      'powder',
      'strip',
      'string',
      'scene',
      'sense',
      'wall',
      'water',
      'winter',
      'wire',
      'e27',
      'e14',
    ];
    expect(new Set(words.map(searchStem)).size).toBe(words.length);
  });
});

describe('the words of a text', () => {
  it('are those that say something, without accents, and both sides of a hyphen together as well', () => {
    expect(sayingWords('Is the Wi-Fi of your Café’s lamp 2.4 GHz?')).toEqual([
      'wi',
      'fi',
      'cafe',
      'lamp',
      '2',
      '4',
      'ghz',
      'wifi',
    ]);
  });
});

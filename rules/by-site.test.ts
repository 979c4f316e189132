import { describe, expect, test } from 'vitest';
import { bySite, isSpelledAsWritten, spelled, spellingsOf } from './by-site.ts';
import { sites, type Site } from './markets.ts';

const columns: readonly Site[] = ['US', 'CA', 'GB', 'EU', 'JA'];

test.each([
  ['colour', 'color colour colour colour colour'],
  ['grey', 'gray grey grey grey grey'],
  ['centre', 'center centre centre centre centre'],
  ['catalogue', 'catalog catalogue catalogue catalogue catalogue'],
  ['cancelled', 'canceled cancelled cancelled cancelled cancelled'],
  ['favourite', 'favorite favourite favourite favourite favourite'],
  ['neighbour', 'neighbor neighbour neighbour neighbour neighbour'],
  ['metre', 'meter metre metre metre metre'],
  ['programme', 'program program programme programme programme'],
  ['delivery', 'shipping shipping delivery delivery delivery'],
  ['parcel', 'package package parcel parcel parcel'],
  ['postcode', 'ZIP_code postal_code postcode postcode postcode'],
  ['invoice', 'receipt receipt invoice invoice receipt'],
  ['clock', '12-hour 12-hour 24-hour 24-hour 24-hour'],
] as const)('the word %s in US, CA, GB, EU and JA: %s', (word, row) => {
  expect(columns.map((site) => bySite(site)[word].replace(' ', '_')).join(' ')).toBe(row);
});

describe('a text of the shop', () => {
  test('is spelled as its market spells, with its capitals', () => {
    const text = 'Your parcel was cancelled. Parcels in colours, by the metre; the Centre knows your postcode.';
    expect(spelled(text, 'US')).toBe(
      'Your package was canceled. Packages in colors, by the meter; the Center knows your ZIP code.',
    );
    expect(spelled(text, 'CA')).toBe(
      text.replace('postcode', 'postal code').replace('parcel', 'package').replace('Parcel', 'Package'),
    );
    expect(spelled('No invoice yet', 'JA')).toBe('No receipt yet');
  });

  test.each(sites.filter((site) => site !== 'US' && site !== 'CA'))('is read in %s as it was written', (site) => {
    const text = 'Grey colours of your neighbours, cancelled';
    expect(spelled(text, site)).toBe(text);
  });

  test.each([
    ['Delivery', 'Shipping'],
    ['Standard delivery', 'Standard shipping'],
    ['Delivery address', 'Shipping address'],
    ['Progress to free delivery', 'Progress to free shipping'],
    ['Out for delivery', 'Out for delivery'],
    ['Confirm delivery', 'Confirm delivery'],
    ['within 30 days of delivery', 'within 30 days of delivery'],
  ])('names the service and not the day: %s is %s in US and CA', (text, american) => {
    expect(spelled(text, 'US')).toBe(american);
    expect(spelled(text, 'CA')).toBe(american);
    expect(spelled(text, 'GB')).toBe(text);
  });

  test('keeps the names of others', () => {
    expect(spelled('Firefly Parcel has your parcel. Parcel 1 of 2', 'US')).toBe(
      'Firefly Parcel has your package. Package 1 of 2',
    );
  });

  test('keeps words that only contain such a word', () => {
    expect(spelled('A barometre and a discolouring', 'US')).toBe('A barometre and a discolouring');
  });

  test('is spelled once: the result stays as it is', () => {
    for (const site of sites) {
      const once = spelled('Parcel, postcode, colourful, greyer', site);
      expect(spelled(once, site)).toBe(once);
    }
  });
});

test('parts of a metre are spelled like it', () => {
  expect(spelled('Centimetres, 3 millimetres and a kilometre', 'US')).toBe(
    'Centimeters, 3 millimeters and a kilometer',
  );
  expect(spelled('Ten-centimetre steps', 'CA')).toBe('Ten-centimetre steps');
});

test.each([
  ['color', ['color', 'colour']],
  ['colours', ['colours', 'colors']],
  ['coloured', ['coloured', 'colored']],
  ['gray', ['gray', 'grey']],
  ['programs', ['programs', 'programmes']],
  ['parcel', ['parcel']],
  ['col', ['col']],
])('%s is searched for as %o', (word, spellings) => {
  expect(spellingsOf(word).toSorted()).toEqual(spellings.toSorted());
});

test('texts are read as they are written where British English is', () => {
  expect(sites.filter(isSpelledAsWritten)).toEqual(['EU', 'GB']);
});

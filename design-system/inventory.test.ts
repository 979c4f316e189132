import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inventory } from './inventory.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const contents = (pattern: string, end: string) =>
  new Map(globSync(pattern).map((file) => [basename(file, end), read(file)]));

const stories = contents('design-system/components/*/*.stories.tsx', '.stories.tsx');
const styles = contents('design-system/components/*/*.css.ts', '.css.ts');

/** True where the story exists, or the rule is in the style sheet. */
function isShown(place: string): boolean {
  const [, file = '', sign, name = ''] = /^([a-z-]+)([/:])(.+)$/.exec(place) ?? [];
  return sign === '/'
    ? new RegExp(`^export const ${name}: Story\\b`, 'm').test(stories.get(file) ?? '')
    : (styles.get(file) ?? '').includes(`&:${name}`);
}

const rows = Object.entries(inventory);
const places = rows.flatMap(([, states]) => Object.values(states));

describe('the inventory shows every state of', () => {
  test.each(rows)('%s', (_, states) => {
    expect(Object.entries(states).filter(([, place]) => !isShown(place))).toEqual([]);
  });

  test('the inventory has all fifty rows; row 49, the icons, has a page of its own', () => {
    const numbers = new Set(rows.map(([row]) => Number.parseInt(row, 10)));
    const missing = Array.from({ length: 50 }, (__, index) => index + 1).filter((number) => !numbers.has(number));
    expect(missing).toEqual([49]);
    expect(read('design-system/docs/icons.mdx')).toContain('<IconGallery');
  });

  test('the inventory check reports a state without a story', () => {
    expect(['button/Glowing', 'glow/Solid', 'button:visited', 'button'].filter(isShown)).toEqual([]);
  });
});

test('the inventory names the components beyond the specification', () => {
  const listed = new Set(places.map((place) => place.split(/[/:]/)[0]));
  expect([...stories.keys()].filter((file) => !listed.has(file)).sort()).toEqual([
    'buy-bar',
    'category-tile',
    'copy-button',
    'logo',
    'menu-list',
    'number-line',
    'option-picker',
    'picture-strip',
    'question-rows',
    'scene',
    'section',
    'section-header',
    'shortcuts',
    'slot',
    'split-band',
    'split-page',
    'trust-row',
  ]);
});

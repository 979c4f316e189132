import { describe, expect, test } from 'vitest';
import tokens from '#themes/tokens.json';
import { readTree } from '../circles/read-tree.ts';
import { rawValues, unknownNames, unusedTokens } from '../../tests/architecture/tokens.ts';

const house = readTree();
const tree = (file: string, source: string) => new Map([[file, source]]);

describe('the styles of the shop', () => {
  test('hold no colour, plane or size of text of their own, and no foreign behaviour', () => {
    expect(rawValues(house)).toEqual([]);
  });
  test('use every token', () => {
    expect(unusedTokens(house, tokens)).toEqual([]);
  });
  test('name no token that is not there', () => {
    expect(unknownNames(house, tokens)).toEqual([]);
  });
});

describe('a value that belongs into themes/ is seen', () => {
  test.each([
    ['src/widgets/a.css.ts', `color: '#ff0000',`],
    ['design-system/components/a/a.css.ts', `color: '#FFF',`],
    ['design-system/components/a/a.css.ts', 'border: `1px solid rgb(0 0 0 / 0.2)`,'],
    ['design-system/components/a/a.css.ts', `backgroundColor: 'white',`],
    ['design-system/components/a/a.css.ts', `border: '1px solid gray',`],
    ['src/pages/a/parts/a.css.ts', `color: 'oklch(60% 0.2 30)',`],
    ['design-system/components/a/a.css.ts', `zIndex: 3,`],
    ['src/pages/a/parts/a.css.ts', `zIndex: 1,`],
    ['src/pages/a/parts/a.css.ts', `fontSize: 14,`],
    ['src/pages/a/parts/a.css.ts', `fontSize: '0.9rem',`],
    ['src/widgets/a.tsx', `import { Dialog } from 'radix-ui';`],
  ])('%s: %s', (file, source) => {
    expect(rawValues(tree(file, source))).toHaveLength(1);
  });

  test.each([
    [
      'design-system/components/a/a.css.ts',
      `zIndex: layer.toast, fontSize: '0.75rem', maskImage: 'linear-gradient(transparent, black)',`,
    ],
    [
      'src/pages/a/parts/a.css.ts',
      `color: vars.color.fgMuted, ...textStep.small, borderColor: 'transparent', fill: 'currentColor',`,
    ],
    ['design-system/theme/a.css.ts', `color: '#ff0000',`],
    ['src/widgets/a.tsx', `const link = '#reviews';`],
  ])('and another is left alone: %s: %s', (file, source) => {
    expect(rawValues(tree(file, source))).toEqual([]);
  });

  test('and so is a token that nobody uses, or that is not there', () => {
    const two = tokens.filter(({ name }) => ['color-bg-page', 'space-3'].includes(name));
    const file = 'src/widgets/a.css.ts';
    expect(unusedTokens(tree(file, 'color: vars.color.bgPageAlt, gap: space[4]'), two)).toEqual([
      'color-bg-page',
      'space-3',
    ]);
    expect(unusedTokens(tree(file, 'color: vars.color.bgPage, gap: space[3]'), two)).toEqual([]);
    expect(unknownNames(tree(file, `color: 'var(--lm-color-bg-paper)', x: 'var(--lm-color-bg-page)'`), two)).toEqual([
      `${file}: --lm-color-bg-paper`,
    ]);
  });
});

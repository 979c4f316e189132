import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const folders = globSync('design-system/components/*/')
  .map((folder) => basename(folder))
  .sort();
const within = (folder: string, pattern: string) => globSync(`design-system/components/${folder}/${pattern}`);

describe.each(folders)('the component folder %s', (folder) => {
  const stories = within(folder, '*.stories.tsx');

  test('has a source file and stories', () => {
    expect(within(folder, '*.tsx').filter((file) => !/\.(stories|test)\.tsx$/.test(file))).not.toEqual([]);
    expect(stories).not.toEqual([]);
  });

  test('is covered by a test or a play function', () => {
    const isPlayed = stories.some((file) => /\bplay[:,]/.test(readFileSync(file, 'utf8')));
    expect(isPlayed || within(folder, '*.test.{ts,tsx}').length > 0).toBe(true);
  });

  test('has a docs page per story file that says when to use it, when not, and its keys', () => {
    const missing = stories.filter((file) => {
      const page = file.replace('.stories.tsx', '.mdx');
      return !existsSync(page) || !/## When to use[^]*## When not[^]*## Keyboard/.test(readFileSync(page, 'utf8'));
    });
    expect(missing).toEqual([]);
  });
});

test('the component files are short: 60 lines in the median, 180 in the ninth decile, 300 at most', () => {
  const lines = globSync('{design-system,.storybook}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => !source.startsWith('// Made from '))
    .map((source) => source.split('\n').length)
    .sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor((lines.length - 1) * share)] ?? Infinity;
  expect(at(0.5)).toBeLessThanOrEqual(60);
  expect(at(0.9)).toBeLessThanOrEqual(180);
  expect(at(1)).toBeLessThanOrEqual(300);
});

test('the design system has more than sixty component folders', () => expect(folders.length).toBeGreaterThan(60));

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocument, sdk } from './read-document.ts';

const endings = { kotlin: '.kt', swift: '.swift' } as const;

/** The files that are compiled, or parsed, by their own checks. */
function filesOf(language: keyof typeof endings): string[] {
  return readdirSync(path.join(sdk, 'native'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(endings[language]))
    .map((name) => readFileSync(path.join(sdk, 'native', name), 'utf8'));
}

const shown = ['README.md', 'docs/HOST-GUIDE-IOS.md', 'docs/HOST-GUIDE-ANDROID.md'].flatMap((name) =>
  readDocument(name).blocks.map((block) => ({ name, ...block, first: block.code.split('\n')[0] ?? '' })),
);

describe.each(['kotlin', 'swift'] as const)('the code in %s', (language) => {
  const blocks = shown.filter((block) => block.language === language);

  test('is shown', () => expect(blocks.length).toBeGreaterThan(4));

  test.each(blocks)('$name: $first is that of a file, word for word', ({ code }) => {
    expect(filesOf(language).some((file) => `\n${file}`.includes(`\n${code}`))).toBe(true);
  });

  test.each(blocks.filter(({ code }) => /class Shop(?:Activity|ViewController)/.test(code)))(
    '$name: the handshake is whole, in at most 40 lines',
    ({ code }) => {
      expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
      expect(code).toMatch(/BridgeHost\([\s\S]+(?:attachBridge|WKBridge)\([\s\S]+https:\/\/shop\.example\/home/);
    },
  );

  test('shows the handshake in the README and in the guide', () => {
    const whole = blocks.filter(({ code }) => /class Shop(?:Activity|ViewController)/.test(code));
    expect(whole.map(({ name }) => name)).toHaveLength(2);
  });
});

test('the headings of the README count the lines of its handshakes right', () => {
  const { headings, blocks } = readDocument('README.md');
  for (const [language, os] of [
    ['swift', 'iOS'],
    ['kotlin', 'Android'],
  ]) {
    const lines = blocks
      .find((block) => block.language === language)
      ?.code.trimEnd()
      .split('\n').length;
    expect(headings.map(({ text }) => text)).toContain(`${os} in ${lines} lines`);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestNote, noteHash, noteText, readNote } from './light-note.ts';

const range = { hasColours: true, white: { from: 2_200, to: 6_500 } };
const before = fc.option(
  fc.record({
    light: fc.constantFrom('scene' as const, 'rose' as const, 'warm' as const),
    level: fc.integer({ min: 0, max: 20 }).map((step) => 5 * step),
  }),
  { nil: undefined },
);

test('what a link says is what was typed, in one line, with the light that it answers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: longestNote }), before, (typed, light) => {
      const text = noteText(typed);
      expect(readNote(noteHash(typed, light), range)).toEqual(text === undefined ? undefined : { text, before: light });
    }),
  );
  expect(readNote(noteHash('  Our hall tonight \n– change it? ', undefined), range)?.text).toBe(
    'Our hall tonight – change it?',
  );
});

test.each([
  'Pay at https://evil.example',
  'look at evil.example',
  'www.evil',
  'write to me@evil',
  'call 0800 123 45 67',
  '\u202E\u200B',
  'a'.repeat(longestNote + 1),
])('%j is no message', (typed) => {
  expect(noteHash(typed, undefined)).toBe('');
  expect(readNote(`#${new URLSearchParams({ note: typed })}`, range)).toBeUndefined();
});

test.each(['Warmer? 35 % is too dark.', 'It’s 2.5 m high', 'See you at 18:30!', '暖かい光にして'])(
  '%j is a message',
  (typed) => expect(noteText(typed)).toBe(typed),
);

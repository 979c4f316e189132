import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEmoji, encodeEmoji } from './emoji.ts';

const withEmoji = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('💡', '👍🏽', '🇩🇪', '👨‍👩‍👧', '❤️')));

describe('emoji', () => {
  it('become tokens with their decimal code point [S5.text.01]', () => {
    expect(encodeEmoji('Nice lamp 💡!')).toBe('Nice lamp emoji(128161)!');
    expect(encodeEmoji('plain 123 #*')).toBe('plain 123 #*');
  });

  it('come back as they were [S5.text.02]', () => {
    fc.assert(
      fc.property(withEmoji, (parts) => {
        const text = parts.join('');
        expect(decodeEmoji(encodeEmoji(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['emoji(1114111)', '\u{10ffff}'],
    ['emoji(1114112)', 'emoji(1114112)'],
    ['emoji(55295)', '\ud7ff'],
    ['emoji(55296)', 'emoji(55296)'],
    ['emoji(57343)', 'emoji(57343)'],
    ['emoji(57344)', '\ue000'],
    ['emoji(99999999999999999999)', 'emoji(99999999999999999999)'],
    ['emoji()', 'emoji()'],
    ['emoji(-1)', 'emoji(-1)'],
    ['emoji(1f4a1)', 'emoji(1f4a1)'],
  ])('decodes %s as %j [S5.text.02]', (token, text) => {
    expect(decodeEmoji(token)).toBe(text);
  });

  it('decode never throws and never makes a lone surrogate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (codePoint) => {
        expect(decodeEmoji(`emoji(${codePoint})`)).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});

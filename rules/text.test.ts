import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supportedLocales } from './limits.ts';
import { displayText, isLocale, neutraliseTags } from './text.ts';

const visible = (text: string): string => text.replaceAll('\u2060', '');

describe('text with an opening tag', () => {
  it.each(['<b>x', '</b>', '<!-- x', '<?xml', '<SCRIPT>alert(1)</SCRIPT>', 'a<img src=x onerror=y>'])(
    'is neutralised and looks as typed: %s [S5.text.04]',
    (typed) => {
      const shown = neutraliseTags(typed);
      expect(shown).not.toMatch(/<[a-z/!?]/i);
      expect(visible(shown)).toBe(typed);
    },
  );

  it.each(['1 < 2', 'a <3 b', '<', '<<', 'x > y'])('stays untouched without a tag: %s', (typed) => {
    expect(neutraliseTags(typed)).toBe(typed);
  });

  it('is neutralised once only', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'b', ' ', '!') }), (typed) => {
        const once = neutraliseTags(typed);
        expect(neutraliseTags(once)).toBe(once);
        expect(once).not.toMatch(/<[a-z/!?]/i);
      }),
    );
  });

  it('cannot hide behind an emoji token', () => {
    expect(displayText('emoji(60)b>x')).not.toMatch(/<b/);
    expect(displayText('emoji(128161)')).toBe('💡');
  });
});

describe('the locale', () => {
  it('is one of a list that holds English alone [S1.scope.23]', () => {
    expect(supportedLocales).toEqual(['en']);
  });

  it.each(['de', '', 'EN'])('is none for %j [S5.text.05]', (input) => {
    expect(isLocale(input)).toBe(false);
    expect(isLocale('en')).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, type TextKind, textKinds } from './clean-text.ts';

describe('a text of a person', () => {
  it.each<[TextKind, string, string]>([
    ['line', ' \u200BRory\u00AD\u3164 ', 'Rory'],
    ['line', '\u200B\u00AD\u3164\u2800', ''],
    ['line', 'Rory\r\nPlease leave at\u2028 1 Other Street', 'Rory Please leave at 1 Other Street'],
    ['line', '\u202BRory\u202C\u200F', 'Rory'],
    ['line', 'Zoe\u0308', 'Zoë'],
    ['line', '12½ Ｇlow Street', '12½ Ｇlow Street'],
    ['line', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['line', 'क्\u200Dष', 'क्\u200Dष'],
    ['line', '葛\u{E0100}', '葛\u{E0100}'],
    ['line', 'Ro\u200Dry', 'Rory'],
    ['line', '❤\uFE0F\u200D🔥 1\uFE0F\u20E3 👩🏽\u200D👧', '❤\uFE0F\u200D🔥 1\uFE0F\u20E3 👩🏽\u200D👧'],
    ['block', ' one \r\n\r\n  two\u200B\u0085three\u0007 ', 'one\n\n  two\nthree'],
    ['plain', '\u202A+1 510 555 0133\u202C', '+1 510 555 0133'],
    ['plain', '510\u200B5550133\uFE0D', '5105550133'],
    ['plain', '510‑555–0133', '510-555-0133'],
    ['plain', '０３ー１２３４ー５６７８', '03-1234-5678'],
    ['plain', '٠١٢ ۳۴۵', '012 345'],
    ['code', ' glow‑２０\u200B 26 ', 'GLOW-2026'],
    ['reference', '#lus261121 k7q2‑md', 'LUS261121K7Q2MD'],
    ['email', ' Rory＠X.test\u200B ', 'rory@x.test'],
    ['exact', ' p\u200B４ ', ' p\u200B４ '],
  ])('as %s, %j, is %j', (kind, typed, clean) => {
    expect(cleanText(kind, typed)).toBe(clean);
  });

  it('is clean once it was cleaned', () => {
    const signs = fc.constantFrom(
      ...[
        'a',
        'é',
        '1',
        '１',
        ' ',
        '\n',
        '\r',
        '-',
        '–',
        'ー',
        '\u200D',
        '\u200C',
        '\uFE0F',
        '\u0301',
        '\u00B4',
        '葛',
        'क',
        '❤',
        'ｶ',
        'ﾞ',
        'ß',
      ],
    );
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs }));
    fc.assert(
      fc.property(texts, fc.constantFrom(...textKinds), (text, kind) => {
        const once = cleanText(kind as TextKind, text);
        expect(cleanText(kind as TextKind, once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes linear time', () => {
    for (const piece of [' ', '\n ', '葛\uFE0F', 'क\u200D', '\u200B', '\u0301'])
      for (const kind of ['line', 'block', 'plain'] as const) cleanText(kind, piece.repeat(100_000));
  });
});

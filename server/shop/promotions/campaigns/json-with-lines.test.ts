import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { JsonFault, parseJsonWithLines } from './json-with-lines.ts';

const faultOf = (text: string): unknown => {
  try {
    return parseJsonWithLines(text).value;
  } catch (error) {
    return error instanceof JsonFault ? [error.line, error.message] : error;
  }
};

describe('a JSON text with lines', () => {
  it('knows where each field stands, and a field that is missing by what it is missing from', () => {
    const { value, lineOf } = parseJsonWithLines('{\n  "a": [\n    { "b": "x\\ny" },\n    2\n  ],\n  "c": null\n}\n');
    expect(value).toEqual({ a: [{ b: 'x\ny' }, 2], c: null });
    expect(['', 'a', 'a.0', 'a.0.b', 'a.1', 'c', 'a.0.missing', 'missing'].map(lineOf)).toEqual([
      1, 2, 3, 3, 4, 6, 3, 1,
    ]);
  });

  it.each([
    ['', [1, 'a value is missing']],
    ['{\n"a": 1\n"b": 2 }', [3, ', or } is missing before "b"']],
    ['{ "a": 1, }', [1, 'a name in double quotes is missing before }']],
    ['{ a: 1 }', [1, 'a name in double quotes is missing before a']],
    ['[1,\n tru ]', [2, 'tru isn’t a JSON value']],
    ['{ "a": "open\n }', [1, '" isn’t a JSON value']],
    ['{ "a": 1,\n "a": 2 }', [2, '"a" appears twice']],
    ['{}\n{}', [2, '{ comes after the end']],
    ['{"a":[1,', [1, 'a value is missing']],
    ['['.repeat(60), [1, 'this is nested too deep']],
  ])('says the line of what is no JSON: %j', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  it('reads what JSON reads, and nothing more', () => {
    const broken = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom('', ',', '"', '}', '1', '\n', 'x', '\u0001'))
      .map(
        ([text, at, what]) => text.slice(0, at % (text.length + 1)) + what + text.slice((at % (text.length + 1)) + 1),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 4 }), broken), (text) => {
        let expected: unknown;
        try {
          expected = JSON.parse(text);
        } catch {
          expect(() => parseJsonWithLines(text)).toThrow(JsonFault);
          return;
        }
        const read = faultOf(text);
        if (Array.isArray(read) && typeof read[1] === 'string' && read[1].endsWith('appears twice')) return;
        expect(read).toEqual(expected);
      }),
      { numRuns: Math.round(inject('share') * 5_000) },
    );
  });
});

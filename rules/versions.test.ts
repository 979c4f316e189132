import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, isVersion } from './versions.ts';

const version = fc
  .tuple(fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }), fc.constantFrom('', 'a', 'B'))
  .map(([parts, suffix]) => parts.join('.') + suffix);

describe('comparing versions', () => {
  it.each([
    ['5.0.0', '5.0.1', -1],
    ['5.0.10', '5.0.9', 1],
    ['5.0', '5.0.0', 0],
    ['1.2.3', '1.2.3a', -1],
    ['1.2.3b', '1.2.3a', 1],
    ['1.2.3A', '1.2.3a', 0],
    ['1.2.4', '1.2.3z', 1],
  ] as const)('%s against %s is %i [S5.version.01]', (a, b, result) => {
    expect(compareVersions(a, b)).toBe(result);
  });

  const refuses = (text: string) => {
    expect(isVersion(text)).toBe(false);
    expect(() => compareVersions(text, '1.0.0')).toThrow(TypeError);
    expect(() => compareVersions('1.0.0', text)).toThrow(TypeError);
  };

  it.each(['a', '', '1..2', '1.2.', 'v1.2', ' 1.2', '1.2-3'])('refuses %j', refuses);
  it.each(['1.2.3ab', '1.2a.3b'])('refuses more than one letter: %j [S5.version.02]', refuses);
  it.each(['1.a2.3', '1.2a.3', 'a1.2.3'])('refuses a letter that is not at the end: %j [S5.version.03]', refuses);

  it('takes exactly two strings [S5.version.01]', () => {
    const compareAny: (...versions: never) => unknown = compareVersions;
    const call = (...values: unknown[]): unknown => Reflect.apply(compareAny, undefined, values);
    expect(() => call('1.0')).toThrow(TypeError);
    expect(() => call('1.0', '1.0', '1.0')).toThrow(TypeError);
    expect(() => call(1, '1.0')).toThrow(TypeError);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0) expect(compareVersions(a, c)).not.toBe(1);
      }),
    );
  });
});

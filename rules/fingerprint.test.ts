import { describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('a fingerprint', () => {
  test('is the same for the same text, and short for a long one', () => {
    const text = 'LUS1 line 1, '.repeat(1_000);
    expect(fingerprint(text)).toBe(fingerprint(`${text}`));
    expect(fingerprint(text).length).toBeLessThanOrEqual(11);
  });

  test('differs for a hundred thousand texts that differ in a number', () => {
    const texts = Array.from({ length: 100_000 }, (_, index) => `["WITHDRAW",["line ${index} 1"],null,[]]`);
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });

  test('never changes, since browsers keep it from one version of the shop to the next', () => {
    expect([fingerprint(''), fingerprint('a'), fingerprint('["CANCEL_PAID",[],"CHANGED_MIND",[]]')]).toEqual([
      'wvjl67o803',
      '262p94epp1d',
      '1z0qdkqsjup',
    ]);
  });
});

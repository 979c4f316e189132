import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = 1_700_000_000_000;

describe('relative time', () => {
  it.each([
    [-59_999, 'now'],
    [-60_000, '1 minute ago'],
    [-3_600_000, '1 hour ago'],
    [-86_400_000, 'yesterday'],
    [3 * 86_400_000, 'in 3 days'],
    [-60 * 86_400_000, '2 months ago'],
    [-800 * 86_400_000, '2 years ago'],
  ])('%i ms from now is "%s"', (difference, text) => {
    expect(relativeTime(now + difference, now, 'en')).toBe(text);
  });

  it('has its own words in seven languages', () => {
    const texts = ['zh', 'en', 'de', 'fr', 'es', 'it', 'ja'].map((code) => relativeTime(now - 7_200_000, now, code));
    expect(new Set(texts).size).toBe(7);
  });

  it('speaks English to everyone else', () => {
    expect(relativeTime(now - 7_200_000, now, 'pt')).toBe('2 hours ago');
  });
});

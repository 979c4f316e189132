import fc from 'fast-check';
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

  it.each([
    ['zh', '2小时前'],
    ['en', '2 hours ago'],
    ['de', 'vor 2 Stunden'],
    ['fr', 'il y a 2 heures'],
    ['es', 'hace 2 horas'],
    ['it', '2 ore fa'],
    ['ja', '2 時間前'],
  ])('says in %s "%s" [S9.dates.07]', (language, text) => {
    expect(relativeTime(now - 7_200_000, now, language)).toBe(text);
  });

  it('speaks English to everyone else [S9.dates.08]', () => {
    expect(relativeTime(now - 7_200_000, now, 'pt')).toBe('2 hours ago');
  });

  it('has words for every distance, in whatever language is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4e12, max: 4e12 }), fc.string(), (difference, language) => {
        expect(relativeTime(now + difference, now, language)).toMatch(/\S/);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { warrantyEnd } from './warranty.ts';

const day = (text: string): number => Date.parse(`${text}T09:30:00Z`);

describe('the end of a warranty', () => {
  it('is the same day and hour as its beginning, whole months later', () => {
    expect(warrantyEnd(day('2026-11-24'), 24)).toBe(day('2028-11-24'));
    expect(warrantyEnd(day('2026-11-24'), 3)).toBe(day('2027-02-24'));
  });

  it('is never before the months are over where its last month is shorter', () => {
    expect(warrantyEnd(day('2028-02-29'), 12)).toBe(day('2029-03-01'));
  });
});

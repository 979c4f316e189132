import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseProject, parseUpdate } from './crowd-file.ts';

const guide = readFileSync(new URL('../../../../docs/crowdfunding.md', import.meta.url), 'utf8');
const example = JSON.parse(/```json\n(?<file>[\s\S]*?)```/.exec(guide)?.groups?.['file'] ?? '{}');
const parse = (changes: object) => parseProject(JSON.stringify({ ...example, ...changes }));
const tier = (changes: object) => ({ tiers: [{ ...example.tiers[0], ...changes }] });

describe('the file of a project', () => {
  it('is the one that the guide shows', () => {
    expect(parse({})).toMatchObject({ id: 'buoy', goal: { kind: 'UNITS', value: 500 }, warrantyId: 'lamp' });
    expect(parse({ goal: { amount: 4_000 }, ...tier({ amounts: { EU: 9_900 } }) }).goal.kind).toBe('AMOUNT');
  });

  it.each([
    [{ goal: {} }, /^project.goal must have either/],
    [{ goal: { amount: 4_000 } }, /^project.goal.amount needs exactly one market/],
    [{ drawing: 'SUN' }, /^project.drawing must be one of/],
    [{ endTime: '2026-11-01T10:00:00Z' }, /^project.endTime must be after/],
    [{ title: '' }, /^project.title is missing/],
    [{ story: ['It hangs.\u0000 Or not.'] }, /^project.story\[0\] is missing or has characters/],
    [{ glow: 1 }, /^project.glow isn’t a field/],
    [{ story: [] }, /^project.story must list/],
    [tier({ shipMonth: '2027-13' }), /^project.tiers\[0\].shipMonth/],
    [tier({ quota: 0 }), /^project.tiers\[0\].quota must be a whole number/],
    [tier({ amounts: {} }), /^project.tiers have no market/],
    [{ tiers: [...example.tiers, ...example.tiers] }, /^project.tiers name first twice/],
    [
      { tiers: [...example.tiers, { ...example.tiers[0], tierId: 'two', amounts: { US: 1 } }] },
      /^project.tiers\[0\].amounts.EU is a market/,
    ],
  ])('%j is refused with its place', (changes, message) => {
    expect(() => parse(changes)).toThrow(message);
  });

  it('of an update has paragraphs, and months by tier', () => {
    const update = { title: 'Late', body: ['The wood is wet.'], shipMonths: { first: '2027-07' } };
    expect(parseUpdate(JSON.stringify(update))).toEqual({ ...update, shipMonths: [['first', '2027-07']] });
    expect(() => parseUpdate('{"title":"Late","body":["Wet."],"shipMonths":{"first":"soon"}}')).toThrow(
      /^update.shipMonths.first/,
    );
    expect(() => parseUpdate('{')).toThrow(/^The file isn’t JSON/);
  });
});

import type { components } from '#openapi/types.ts';

export type SuInfo = components['schemas']['SuInfo'];

/** Levels by the points of the last 12 months; shop.md 6.4 in the design notes of the programme. */
const levels = [
  { level: 0, name: 'None', from: 0, multiplier: 1 },
  { level: 1, name: 'Spark', from: 100, multiplier: 1 },
  { level: 2, name: 'Glow', from: 500, multiplier: 1.1 },
  { level: 3, name: 'Beam', from: 2000, multiplier: 1.25 },
  { level: 4, name: 'Aurora', from: 6000, multiplier: 1.5 },
] as const;

const benefits = [
  { title: 'Member prices', text: 'Offers that only Savvy members see.', unlockLevel: 1 },
  { title: 'Birthday coupon', text: 'A small light on your day.', unlockLevel: 2 },
  { title: 'Early access, 12 hours', text: 'New lamps before everybody else.', unlockLevel: 3 },
  { title: 'Early access, 24 hours', text: 'A whole day ahead.', unlockLevel: 4 },
  { title: 'Free purchase protection', text: 'Every order covered on its way to you.', unlockLevel: 4 },
] as const;

/** The Savvy level for a number of points. */
export function savvyInfo(points: number): SuInfo {
  const current = levels.findLast(({ from }) => points >= from) ?? levels[0];
  const next = levels.find(({ from }) => points < from);
  return {
    level: current.level,
    levelName: current.name,
    points,
    nextLevelPoints: next?.from ?? null,
    multiplier: current.multiplier,
    benefits: benefits.map((benefit) => ({ ...benefit, unlocked: current.level >= benefit.unlockLevel })),
  };
}

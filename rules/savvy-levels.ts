/** A level of the Savvy programme, and what it takes to reach it. */
export interface SavvyLevel {
  readonly level: number;
  readonly name: string;
  /** Points of the last 12 months. */
  readonly from: number;
  /** What coins are multiplied by. */
  readonly multiplier: number;
  /** How long before everybody else new products can be bought. */
  readonly earlyAccessHours: number;
}

export const savvyLevels: readonly [SavvyLevel, ...SavvyLevel[]] = [
  { level: 0, name: 'None', from: 0, multiplier: 1, earlyAccessHours: 0 },
  { level: 1, name: 'Spark', from: 100, multiplier: 1, earlyAccessHours: 0 },
  { level: 2, name: 'Glow', from: 500, multiplier: 1.1, earlyAccessHours: 0 },
  { level: 3, name: 'Beam', from: 2000, multiplier: 1.25, earlyAccessHours: 12 },
  { level: 4, name: 'Aurora', from: 6000, multiplier: 1.5, earlyAccessHours: 24 },
];

/** From here on members have a coupon on their birthday. */
export const birthdayCouponLevel = 2;

/** From here on every order is protected on its way for nothing. */
export const freeProtectionLevel = 4;

/** What members have, each from a level on. */
export const savvyBenefits = [
  { title: 'Member prices', text: 'Offers that only Savvy members see.', unlockLevel: 1 },
  { title: 'Birthday coupon', text: 'A small light on your day.', unlockLevel: birthdayCouponLevel },
  { title: 'Early access, 12 hours', text: 'New lamps before everyone else.', unlockLevel: 3 },
  { title: 'Early access, 24 hours', text: 'A whole day ahead.', unlockLevel: 4 },
  {
    title: 'Free delivery protection',
    text: 'Every order covered on its way to you.',
    unlockLevel: freeProtectionLevel,
  },
] as const;

/** The level that a number of points comes to. */
export const savvyLevel = (points: number): SavvyLevel =>
  savvyLevels.findLast(({ from }) => points >= from) ?? savvyLevels[0];

/** How long before everybody else a level can buy new products; a level that does not exist has nothing. */
export const earlyAccessHours = (level: number): number =>
  savvyLevels.find((each) => each.level === level)?.earlyAccessHours ?? 0;

/** The levels that buy earlier, the lowest first. */
export const earlyLevels: readonly SavvyLevel[] = savvyLevels.filter((each) => each.earlyAccessHours > 0);

/** The level above, and what it takes; undefined at the top. */
export const nextSavvyLevel = (points: number): SavvyLevel | undefined => savvyLevels.find(({ from }) => points < from);

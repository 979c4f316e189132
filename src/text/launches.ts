import { earlyLevels } from '#rules/savvy-levels.ts';

const listed = (words: readonly (string | number)[]) => words.join(' and ');
const names = listed(earlyLevels.map(({ name }) => name));
const hours = listed(earlyLevels.map(({ earlyAccessHours }) => earlyAccessHours));

/** Who can buy a product before its launch, and when. */
export const launchText = {
  levels: `Members at ${names} can buy it ${hours} hours early.`,
  yours: (level: string, ahead: number, moment: string) =>
    `At ${level}, you can buy it ${ahead} hours early: ${moment}`,
  early: (level: string) => `Open for you: ${level} buys before everyone else.`,
  open: 'Open to everyone',
  opensIn: 'Opens in',
  timeLeft: 'Time left until you can buy it',
  center: 'See level benefits',
} as const;

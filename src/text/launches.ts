import { earlyLevels } from '#rules/savvy-levels.ts';

const listed = (words: readonly (string | number)[]) => words.join(' and ');
const names = listed(earlyLevels.map(({ name }) => name));
const hours = listed(earlyLevels.map(({ earlyAccessHours }) => earlyAccessHours));

/** Who can buy a product before its launch, and when. */
export const launchText = {
  levels: `Members at ${names} buy it ${hours} hours earlier.`,
  yours: (level: string, ahead: number, moment: string) =>
    `Your level ${level} opens it ${ahead} hours earlier: ${moment}`,
  early: (level: string) => `Open for you: ${level} buys before everybody else.`,
  open: 'Open for everybody',
  opensIn: 'Opens in',
  timeLeft: 'Time left until you can buy it',
  center: 'See what levels bring',
} as const;

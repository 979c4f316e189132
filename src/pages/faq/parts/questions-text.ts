import { compactNumber } from '#rules/compact-numbers.ts';
import type { components } from '#openapi/types.ts';

type Tag = components['schemas']['QaTag'];

const tags: Readonly<Record<Tag, string>> = {
  SETUP: 'Setting up',
  APP: 'App',
  LIGHT: 'Light',
  COMPATIBILITY: 'Works with',
  POWER: 'Power',
  OUTDOOR: 'Outdoors',
  CARE: 'Care',
  DELIVERY: 'Delivery',
};

/** Words that more than one page of questions and answers says. */
export const questionsText = {
  home: 'Home',
  trail: 'Where you are',
  questions: 'Questions',
  tags,
  askedBy: (author: string, day: string) => `Asked by ${author}, ${day}`,
  answers: (count: number) => (count === 1 ? '1 answer' : `${compactNumber(count)} answers`),
  noAnswer: 'No answer yet',
  waiting: 'Only you can see this until we’ve checked it.',
  notShown: 'This isn’t shown.',
  rejection: {
    OFFENSIVE: 'It insults or threatens someone.',
    PRIVATE_DATA: 'It shows private data.',
    OFF_TOPIC: 'It isn’t about the product.',
    ADVERTISING: 'It advertises something.',
    PICTURE: 'We can’t show one of the pictures.',
    OTHER: 'It breaks our rules for questions and answers.',
  },
  pictures: 'Pictures',
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  pictureBy: (author: string) => `Picture by ${author}`,
  closePicture: 'Close picture',
  draft: 'We kept what you wrote.',
  discard: 'Start over',
  noScript: 'Writing needs JavaScript, which is off in this browser.',
  offline: 'You’re offline. We’ll keep what you write until you’re back.',
  logInFirst: 'Log in first. We’ll keep what you wrote.',
  rules: 'Rules for questions and answers',
  retry: 'Retry',
} as const;

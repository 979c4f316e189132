import { compactNumber } from '#rules/compact-numbers.ts';

export const productQuestionsText = {
  title: 'Questions',
  none: 'No questions yet. Owners and the shop answer.',
  by: (author: string, day: string) => `Asked by ${author}, ${day}`,
  answers: (count: number) => (count === 1 ? '1 answer' : `${compactNumber(count)} answers`),
  noAnswer: 'No answer yet',
  all: (count: number) => (count === 1 ? 'See the question' : `See all ${count} questions`),
  ask: 'Ask a question',
  write: 'Write to us about this light',
  own: 'Your Q&A',
} as const;

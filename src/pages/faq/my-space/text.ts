import { compactNumber } from '#rules/compact-numbers.ts';
import type { components } from '#openapi/types.ts';

type Tab = components['schemas']['QaSpaceTab'];

interface Empty {
  readonly title: string;
  readonly body: string;
  readonly action: string;
}

const empty: Readonly<Record<Tab, Empty>> = {
  QUESTIONS: {
    title: 'No questions yet',
    body: 'Owners and the shop usually answer within a day.',
    action: 'Ask a question',
  },
  ANSWERS: {
    title: 'No answers yet',
    body: 'Published answers earn coins. The best answer earns more.',
    action: 'See unanswered questions',
  },
  FOLLOWS: {
    title: 'Not following any questions',
    body: 'Follow one to find it here.',
    action: 'See questions',
  },
  INVITED: {
    title: 'Nothing for you right now',
    body: 'Unanswered questions about your lights appear here.',
    action: 'See unanswered questions',
  },
  DRAFTS: {
    title: 'No drafts',
    body: 'We keep what you start writing here until you send or delete it.',
    action: 'See questions',
  },
};

/** What the page of a member's own questions and answers says. */
export const spaceText = {
  /** @param isMore there are more of them than were counted */
  title: (waiting: number, isMore: boolean) =>
    waiting === 0
      ? 'Your questions and answers'
      : waiting === 1
        ? '1 question for you'
        : `${waiting}${isMore ? '+' : ''} questions for you`,
  loading: 'Loading your questions and answers',
  waiting: 'Waiting for you',
  waitingAll: 'All lights',
  waitingCount: (count: number, isMore: boolean) =>
    `${count}${isMore ? '+' : ''} ${count === 1 && !isMore ? 'question' : 'questions'}`,
  answerer: 'Answerer',
  becomeAnswerer: 'Become an answerer',
  rules: 'Rules for questions and answers',
  answers: (count: number) => (count === 1 ? '1 answer' : `${compactNumber(count)} answers`),
  best: (count: number) => (count === 1 ? '1 of them the best' : `${count} of them the best`),
  likes: (count: number) => (count === 1 ? '1 like' : `${compactNumber(count)} likes`),
  rank: (place: number, month: string) => `rank ${place} in ${month}`,
  countedAt: (time: string) => `We update ranks every ten minutes, last at ${time}.`,
  tabsLabel: 'Your questions and answers',
  tabs: { QUESTIONS: 'Questions', ANSWERS: 'Answers', FOLLOWS: 'Followed', INVITED: 'For you', DRAFTS: 'Drafts' },
  status: {
    PENDING: 'In review',
    OPEN: 'No answer yet',
    ANSWERED: 'Answered',
    CLOSED: 'Closed',
    REMOVED: 'Not shown',
  },
  replyStatus: { PENDING: 'In review', PUBLISHED: 'Shown', REMOVED: 'Not shown' },
  bestAnswer: 'Best answer',
  coins: (amount: string) => `+${amount} coins`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${compactNumber(count)} comments`),
  asked: (ago: string) => `Asked ${ago}`,
  answered: (ago: string) => `Answered ${ago}`,
  askedBy: (author: string, ago: string) => `${author} asked ${ago}`,
  edit: 'Edit',
  answer: 'Answer',
  newest: 'Back to the newest',
  older: 'Older ones',
  draft: {
    ofAnswer: (title: string) => `Answer to “${title}”`,
    ofQuestion: (product: string) => `Question about ${product}`,
    ofAnyQuestion: 'A question',
    gone: 'The question is no longer shown. You can still copy what you wrote.',
    kept: (time: string) => `Saved ${time}`,
    go: 'Continue',
    remove: 'Delete',
    removed: 'Draft deleted.',
    ask: { title: 'Delete this draft?', message: 'You can’t undo this.', ok: 'Delete', cancel: 'Keep it' },
  },
  empty,
} as const;

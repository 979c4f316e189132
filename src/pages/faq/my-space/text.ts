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
    title: 'You have asked nothing yet',
    body: 'Owners and the shop answer, most often within a day.',
    action: 'Ask a question',
  },
  ANSWERS: {
    title: 'You have answered nothing yet',
    body: 'A shown answer brings coins, the best one more.',
    action: 'See unanswered questions',
  },
  FOLLOWS: {
    title: 'You follow no question',
    body: 'Follow one to find it here again.',
    action: 'See questions',
  },
  INVITED: {
    title: 'Nothing waits for you',
    body: 'Questions about lights that you have received come here while nobody has answered them.',
    action: 'See unanswered questions',
  },
  DRAFTS: {
    title: 'No drafts',
    body: 'What you begin to write is kept here, until you send or delete it.',
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
  rank: (place: number, month: string) => `place ${place} in ${month}`,
  countedAt: (time: string) => `Places are counted every ten minutes, last ${time}.`,
  tabsLabel: 'Your questions and answers',
  tabs: { QUESTIONS: 'Questions', ANSWERS: 'Answers', FOLLOWS: 'Followed', INVITED: 'For you', DRAFTS: 'Drafts' },
  status: {
    PENDING: 'Waits until we have read it',
    OPEN: 'No answer yet',
    ANSWERED: 'Answered',
    CLOSED: 'Closed',
    REMOVED: 'Not shown',
  },
  replyStatus: { PENDING: 'Waits until we have read it', PUBLISHED: 'Shown', REMOVED: 'Not shown' },
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
    gone: 'The question is not shown any more. You can still copy what you wrote.',
    kept: (time: string) => `Kept ${time}`,
    go: 'Continue',
    remove: 'Delete',
    removed: 'The draft is deleted.',
    ask: { title: 'Delete this draft?', message: 'This cannot be undone.', ok: 'Delete', cancel: 'Keep it' },
  },
  empty,
} as const;

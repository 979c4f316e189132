import { compactNumber } from '#rules/compact-numbers.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';

/** What the page of the comments on an answer says. */
export const commentsText = {
  title: 'Comments on this answer',
  here: 'Comments',
  loading: 'Loading the comments',
  missing: {
    title: 'This answer is not here',
    body: 'It may have been deleted. The question may have other answers.',
    action: 'All questions',
  },
  answered: (author: string, day: string) => `${author} answered on ${day}`,
  sorts: { label: 'Order of the comments', HOT: 'Most liked', NEW: 'Newest' },
  count: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  none: 'No comment yet',
  noneText: 'Did it work for you as well? A line helps who reads this next.',
  own: 'Your comments',
  standing: { asker: 'Asked the question', answerAuthor: 'Wrote the answer' },
  like: (likes: number) => (likes === 0 ? 'Like' : `Like (${compactNumber(likes)})`),
  likes: (likes: number) => (likes === 1 ? '1 like' : `${compactNumber(likes)} likes`),
  report: 'Report',
  reported: 'Reported',
  delete: 'Delete',
  deletion: {
    title: 'Delete your comment?',
    message: 'This cannot be undone.',
    ok: 'Delete',
    cancel: 'Keep it',
    done: 'Your comment is deleted.',
  },
  closed: 'This answer is not shown, so nobody can comment on it.',
  gone: 'This answer was taken away while you were reading. What you wrote stays here.',
  limit: `You have written ${qaDailyLimits.comments} comments today. Please come back tomorrow.`,
  box: {
    label: 'Your comment',
    placeholder: 'Write a comment',
    hint: 'No order numbers, no e-mail addresses.',
    send: 'Comment',
    missing: 'Write a few words.',
    sent: {
      PENDING: 'Thank you. We read your comment before it is shown.',
      PUBLISHED: 'Thank you. Your comment is shown.',
      REMOVED: 'Your comment is not shown.',
    },
  },
} as const;

import { compactNumber } from '#rules/compact-numbers.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';

/** What the page of the comments on an answer says. */
export const commentsText = {
  title: 'Comments on this answer',
  here: 'Comments',
  loading: 'Loading the comments',
  missing: {
    title: 'This answer isn’t here',
    body: 'It may have been deleted. The question may have other answers.',
    action: 'All questions',
  },
  answered: (author: string, day: string) => `${author} answered on ${day}`,
  sorts: { label: 'Sort comments', HOT: 'Most liked', NEW: 'Newest' },
  count: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  none: 'No comments yet',
  noneText: 'Did it work for you too? A line helps the next reader.',
  own: 'Your comments',
  standing: { asker: 'Asked the question', answerAuthor: 'Wrote the answer' },
  like: (likes: number) => (likes === 0 ? 'Like' : `Like (${compactNumber(likes)})`),
  likes: (likes: number) => (likes === 1 ? '1 like' : `${compactNumber(likes)} likes`),
  report: 'Report',
  reported: 'Reported',
  delete: 'Delete',
  deletion: {
    title: 'Delete your comment?',
    message: 'You can’t undo this.',
    ok: 'Delete',
    cancel: 'Keep it',
    done: 'Comment deleted.',
  },
  closed: 'This answer isn’t shown, so no one can comment on it.',
  gone: 'This answer was removed while you were reading. We’ve kept what you wrote.',
  limit: `You’ve written ${qaDailyLimits.comments} comments today. Come back tomorrow.`,
  box: {
    label: 'Your comment',
    placeholder: 'Write a comment',
    hint: 'No order numbers, no email addresses.',
    send: 'Comment',
    missing: 'Write a few words.',
    sent: {
      PENDING: 'Thanks! We’ll check your comment before it goes live.',
      PUBLISHED: 'Thanks! Your comment is live.',
      REMOVED: 'Your comment isn’t shown.',
    },
  },
} as const;

import type { ReviewRejection } from '#rules/review-moderation.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../account/preferences/mail-token.ts';

interface QuestionMail {
  /** The title of the question as it is shown. */
  readonly title: string;
  readonly link: string;
}

const questionAnswered: MailTemplate<QuestionMail & { readonly author: string; readonly answer: string }> = {
  name: 'questionAnswered',
  write: ({ title, author, answer, link }) => ({
    subject: 'Your question has an answer',
    paragraphs: [`You asked: “${title}”`, `${author} answered: “${answer}”`],
    action: { label: 'See the answer', url: link },
    after: ['You can mark it as the best answer. To stop these emails, unfollow your question.'],
    reason: 'You’re getting this email because you asked a question and follow it.',
  }),
};

const reasons: Readonly<Record<ReviewRejection, string>> = {
  OFFENSIVE: 'It may hurt others.',
  PRIVATE_DATA: 'It shows personal information.',
  OFF_TOPIC: 'It isn’t about the product.',
  ADVERTISING: 'It advertises something.',
  PICTURE: 'We can’t publish its picture.',
  OTHER: 'It doesn’t follow our rules.',
};

const refusedText = {
  question: {
    subject: 'Your question wasn’t published',
    named: (title: string) => `We didn’t publish your question “${title}”.`,
  },
  answer: {
    subject: 'Your answer wasn’t published',
    named: (title: string) => `We didn’t publish your answer to “${title}”.`,
  },
  comment: {
    subject: 'Your comment wasn’t published',
    named: (title: string) => `We didn’t publish your comment on an answer to “${title}”.`,
  },
} as const;

const textRefused: MailTemplate<
  QuestionMail & { readonly kind: keyof typeof refusedText; readonly rejection: ReviewRejection }
> = {
  name: 'qaTextRefused',
  write: ({ title, kind, rejection, link }) => ({
    subject: refusedText[kind].subject,
    paragraphs: [
      refusedText[kind].named(title),
      `Why: ${reasons[rejection]}${kind === 'comment' ? '' : ' We’ve taken back the coins it earned.'}`,
    ],
    action: { label: 'Read the rules', url: link },
    after: ['Think we got it wrong? Contact us, and a person will look at it again.'],
    reason: 'You’re getting this email because you wrote about one of our products.',
  }),
};

const answerCommented: MailTemplate<
  QuestionMail & {
    readonly author: string;
    /** The newest one. */
    readonly comment: string;
    readonly count: number;
    readonly unsubscribe: UnsubscribeLinks;
  }
> = {
  name: 'answerCommented',
  write: ({ title, author, comment, count, link, unsubscribe }) => ({
    subject: count === 1 ? 'A comment on your answer' : `${count} comments on your answer`,
    paragraphs: [
      `You answered: “${title}”`,
      `${author} commented: “${comment}”`,
      ...(count === 1 ? [] : [count === 2 ? 'There is one more.' : `There are ${count - 1} more.`]),
    ],
    action: { label: count === 1 ? 'Read the comment' : 'Read the comments', url: link },
    reason: 'You’re getting this email, once an hour at most, because you answered a question.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => ({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

const answererDecided: MailTemplate<{
  readonly decision: 'APPROVED' | 'REJECTED' | 'SUSPENDED';
  readonly words: string | null;
  readonly link: string;
}> = {
  name: 'answererDecided',
  write: ({ decision, words, link }) => ({
    ...answererWords[decision],
    paragraphs: [...answererWords[decision].paragraphs, ...(words === null ? [] : [`Why: ${words}`])],
    action: { label: 'See your status', url: link },
    reason: 'You’re getting this email because you applied to answer questions.',
  }),
};

const answererWords = {
  APPROVED: {
    subject: 'You’re an answerer now',
    paragraphs: ['You can now answer questions about all our products. Your answers get a badge.'],
  },
  REJECTED: {
    subject: 'Your answerer application',
    paragraphs: ['We can’t accept your application right now. You can apply again in 30 days.'],
  },
  SUSPENDED: {
    subject: 'You’re not an answerer right now',
    paragraphs: [
      'Some of your answers were reported and removed. You can still answer questions about products you own.',
    ],
  },
} as const;

export const communityMails = { questionAnswered, answerCommented, textRefused, answererDecided };

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
    after: ['You can mark it as the best answer. To get no more of these mails, stop following your question.'],
    reason: 'You get this mail because you asked a question and follow it.',
  }),
};

const reasons: Readonly<Record<ReviewRejection, string>> = {
  OFFENSIVE: 'It can hurt others.',
  PRIVATE_DATA: 'It shows private data.',
  OFF_TOPIC: 'It is not about the product.',
  ADVERTISING: 'It advertises something.',
  PICTURE: 'Its picture cannot be shown.',
  OTHER: 'It does not fit our rules.',
};

const refusedText = {
  question: {
    subject: 'Your question is not shown',
    named: (title: string) => `Your question “${title}” is not shown.`,
  },
  answer: { subject: 'Your answer is not shown', named: (title: string) => `Your answer to “${title}” is not shown.` },
  comment: {
    subject: 'Your comment is not shown',
    named: (title: string) => `Your comment on an answer to “${title}” is not shown.`,
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
      `Why: ${reasons[rejection]}${kind === 'comment' ? '' : ' Coins that it brought were taken back.'}`,
    ],
    action: { label: 'Read the rules', url: link },
    after: ['If you think that we are wrong, write to our service. A person will look at it again.'],
    reason: 'You get this mail because you wrote about one of our products.',
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
      `${author} comments: “${comment}”`,
      ...(count === 1 ? [] : [count === 2 ? 'There is one more.' : `There are ${count - 1} more.`]),
    ],
    action: { label: count === 1 ? 'Read the comment' : 'Read the comments', url: link },
    reason: 'You get this mail because you answered a question, once an hour at most.',
    optOut: { label: 'Choose which mail you get', url: unsubscribe.page },
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
    action: { label: 'See where you stand', url: link },
    reason: 'You get this mail because you applied to answer questions.',
  }),
};

const answererWords = {
  APPROVED: {
    subject: 'You are an answerer now',
    paragraphs: ['You can answer questions about all our products. Your answers carry a badge.'],
  },
  REJECTED: {
    subject: 'Your application as an answerer',
    paragraphs: ['We cannot accept your application now. You can apply again after 30 days.'],
  },
  SUSPENDED: {
    subject: 'You are no answerer at the moment',
    paragraphs: ['Answers of yours were reported and removed. You can still answer about products that you own.'],
  },
} as const;

export const communityMails = { questionAnswered, answerCommented, textRefused, answererDecided };

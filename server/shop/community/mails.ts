import type { ReviewRejection } from '#rules/review-moderation.ts';
import type { MailTemplate } from '#server/mail/template.ts';

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

const textRefused: MailTemplate<
  QuestionMail & { readonly kind: 'question' | 'answer'; readonly rejection: ReviewRejection }
> = {
  name: 'qaTextRefused',
  write: ({ title, kind, rejection, link }) => ({
    subject: kind === 'question' ? 'Your question is not shown' : 'Your answer is not shown',
    paragraphs: [
      kind === 'question' ? `Your question “${title}” is not shown.` : `Your answer to “${title}” is not shown.`,
      `Why: ${reasons[rejection]} Coins that it brought were taken back.`,
    ],
    action: { label: 'Read the rules', url: link },
    after: ['If you think that we are wrong, write to our service. A person will look at it again.'],
    reason: 'You get this mail because you wrote about one of our products.',
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

export const communityMails = { questionAnswered, textRefused, answererDecided };

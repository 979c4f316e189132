import type { components } from '#openapi/types.ts';
import type { QaReply, Question, QuestionDetail } from '#src/api/queries/questions.ts';

export const dome: components['schemas']['QaProduct'] = {
  spu: 'LM-DOME',
  sku: 'LM-DOME-1',
  title: 'Dome',
  model: 'DM1',
  image: {
    url: '/media/products/dome/',
    alt: 'A dome lamp',
    w: 800,
    h: 800,
    widths: [320, 800],
    lqip: { day: '#aaaaaa', night: '#111111' },
  },
};

export const questionOf = (more: Partial<Question> = {}): Question => ({
  questionId: 'Q1',
  spu: dome.spu,
  product: dome,
  title: 'Can it stand beside a bed?',
  body: 'The bed is low.',
  media: [],
  tags: ['LIGHT'],
  author: 'A***a',
  status: 'ANSWERED',
  answerCount: 2,
  followCount: 0,
  following: false,
  own: false,
  bestReplyId: null,
  snippet: { text: 'Yes, at 4 % it is dark.', author: 'S***m', isBest: false },
  rejection: null,
  editableUntil: null,
  createdTime: Date.UTC(2026, 10, 3),
  ...more,
});

export const replyOf = (number: number, more: Partial<QaReply> = {}): QaReply => ({
  replyId: `R${number}`,
  questionId: 'Q1',
  body: `Answer ${number}.`,
  media: [],
  author: 'S***m',
  isBuyer: true,
  isAnswerer: false,
  isOfficial: false,
  isBest: false,
  likes: 0,
  liked: false,
  commentCount: 0,
  own: false,
  status: 'PUBLISHED',
  rejection: null,
  editableUntil: null,
  createdTime: Date.UTC(2026, 10, 4),
  ...more,
});

export const detailOf = (more: Partial<QuestionDetail> = {}): QuestionDetail => {
  const replies = more.replies ?? [replyOf(1, { isBest: true, likes: 3 }), replyOf(2)];
  return {
    question: questionOf(),
    total: replies.length,
    pageNo: 1,
    pageSize: 20,
    ownReplies: [],
    related: [],
    mayReply: 'YES',
    ...more,
    replies,
  };
};

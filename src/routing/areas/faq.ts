import { commentsPath } from '#rules/page-paths.ts';
import { personalPage, publicPage } from '../route.ts';

export const faqRoutes = [
  publicPage({
    path: '/faq/list',
    query: ['spu?', 'tag?', 'sort?', 'q?', 'pageNo?', 'ask?'],
    subject: 'spu',
    address: ['spu', 'tag', 'pageNo'],
    name: 'faq-list',
    title: 'Q&A',
    skeleton: 'list',
    appBar: 'quiet-cart',
    samples: [
      { heading: 'Questions' },
      { values: { spu: 'LM-DOME' }, title: /^Questions about Dome/, heading: /^Questions about Dome/ },
      { values: { sort: 'UNANSWERED' }, as: 'member', heading: 'Questions' },
    ],
  }),
  publicPage({
    path: '/faq/detail',
    query: ['questionId', 'pageNo?'],
    subject: 'questionId',
    address: ['questionId', 'pageNo'],
    name: 'faq-detail',
    title: 'Question',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [
      {
        values: { questionId: '0503WWKF4GAKZPD0H4ERKYZ5WT' },
        title: 'Can the light module be replaced?',
        heading: 'Can the light module be replaced?',
      },
    ],
  }),
  publicPage({
    path: commentsPath,
    query: ['replyId', 'sort?', 'pageNo?'],
    subject: 'replyId',
    name: 'faq-comments',
    title: 'Comments',
    skeleton: 'text',
    noindex: true,
    appBar: 'quiet-cart',
    samples: [{ values: { replyId: '07D5JKX3H8CPJQ1KPECJXARG5Z' }, heading: 'Comments on this answer' }],
  }),
  publicPage({
    path: '/faq/answerer-guide',
    name: 'answerer-guide',
    title: 'Become an answerer',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Answer questions, earn coins' }],
  }),
  personalPage({
    path: '/faq/my-space',
    query: ['tab?', 'spu?', 'after?'],
    subject: 'tab',
    name: 'faq-space',
    title: 'My Q&A',
    skeleton: 'account',
    needsLogin: true,
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: 'Log in to see this page' },
      { as: 'member', heading: /questions? for you/ },
      { values: { tab: 'DRAFTS' }, as: 'member', heading: /questions? for you/ },
    ],
  }),
  publicPage({
    path: '/faq/qa-rule',
    name: 'qa-rule',
    title: 'Q&A rules',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Questions and answers' }],
  }),
];

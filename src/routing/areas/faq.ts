import { laterPage, publicPage } from '../route.ts';

export const faqRoutes = [
  publicPage({
    path: '/faq/list',
    query: ['spu?', 'tag?', 'sort?', 'q?', 'pageNo?', 'ask?'],
    subject: 'spu',
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
  laterPage({ path: '/faq/comments', name: 'faq-comments', title: 'Comments', appBar: 'quiet-cart' }),
  publicPage({
    path: '/faq/answerer-guide',
    name: 'answerer-guide',
    title: 'Become an answerer',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Answer questions, earn coins' }],
  }),
  laterPage({ path: '/faq/my-space', name: 'faq-space', title: 'My Q&A', appBar: 'quiet-cart' }),
  publicPage({
    path: '/faq/qa-rule',
    name: 'qa-rule',
    title: 'Q&A rules',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Questions and answers' }],
  }),
];

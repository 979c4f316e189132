import { laterPage } from '../route.ts';

export const faqRoutes = [
  laterPage({ path: '/faq/list', name: 'faq-list', title: 'Q&A', appBar: 'quiet-cart' }),
  laterPage({ path: '/faq/detail', name: 'faq-detail', title: 'Question', appBar: 'quiet-cart' }),
  laterPage({ path: '/faq/comments', name: 'faq-comments', title: 'Comments', appBar: 'quiet-cart' }),
  laterPage({
    path: '/faq/answerer-guide',
    name: 'answerer-guide',
    title: 'Become an answerer',
    appBar: 'quiet-cart',
  }),
  laterPage({ path: '/faq/my-space', name: 'faq-space', title: 'My Q&A', appBar: 'quiet-cart' }),
  laterPage({ path: '/faq/qa-rule', name: 'qa-rule', title: 'Q&A rules', appBar: 'quiet-cart' }),
];

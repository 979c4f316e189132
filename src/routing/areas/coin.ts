import { pagePaths } from '#rules/page-paths.ts';
import { personalPage, publicPage } from '../route.ts';

export const coinRoutes = [
  personalPage({
    path: pagePaths.coinCenter,
    name: 'coin-center',
    title: 'Coins',
    skeleton: 'account',
    appBar: 'quiet-cart',
    event: 'gv_coin_task_view',
    samples: [
      { as: 'guest', heading: 'Seven bulbs, one a day' },
      { as: 'member', heading: /^\d[\d,]* coins/ },
    ],
  }),
  personalPage({
    path: '/coin/task-product-list',
    query: ['taskId', 'page?'],
    subject: 'taskId',
    name: 'coin-task',
    title: 'Coin task',
    skeleton: 'list',
    appBar: 'quiet-cart',
    event: 'gv_coin_task_view',
    samples: [{ values: { taskId: 'look-at-ten' }, heading: 'Look at 10 lights' }],
  }),
  personalPage({
    path: '/coin/details',
    query: ['type?', 'month?', 'after?'],
    name: 'coin-details',
    title: 'Coin history',
    skeleton: 'account',
    needsLogin: true,
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: 'Log in to see this page' },
      { as: 'member', heading: 'Coin history' },
    ],
  }),
  publicPage({
    path: '/coin/rule',
    name: 'coin-rule',
    title: 'How coins work',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'How coins work' }],
  }),
];

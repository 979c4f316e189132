import { laterPage } from '../route.ts';

export const coinRoutes = [
  laterPage({
    path: '/coin/center',
    name: 'coin-center',
    title: 'Coins',
    appBar: 'quiet-cart',
    event: 'gv_coin_task_view',
  }),
  laterPage({
    path: '/coin/task-product-list',
    name: 'coin-task',
    title: 'Coin task',
    appBar: 'quiet-cart',
    event: 'gv_coin_task_view',
  }),
  laterPage({ path: '/coin/details', name: 'coin-details', title: 'Coin history', appBar: 'quiet-cart' }),
  laterPage({ path: '/coin/rule', name: 'coin-rule', title: 'Coin rules', appBar: 'quiet-cart' }),
];

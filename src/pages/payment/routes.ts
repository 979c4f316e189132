import { pagePaths } from '#rules/page-paths.ts';
import { personalPage, type Page } from '#src/routing/route.ts';

export const paymentRoutes = [
  personalPage({
    path: '/order/payment',
    query: ['orderNo', 'start?'],
    name: 'payment',
    title: 'Payment',
    page: (): Page => import('./payment.tsx'),
    skeleton: 'form',
    appBar: 'none',
    samples: [{ values: { orderNo: 'LMDEMO0003' }, as: 'member' }],
  }),
  personalPage({
    path: '/order/payment/card',
    query: ['orderNo'],
    name: 'payment-card',
    title: 'Pay by card',
    page: (): Page => import('./payment-card.tsx'),
    skeleton: 'form',
    appBar: 'none',
    samples: [{ values: { orderNo: 'LMDEMO0003' }, as: 'member' }],
  }),
  personalPage({
    path: pagePaths.paymentReturn,
    query: ['paymentNo?', 'state?'],
    name: 'payment-recall',
    title: 'Confirming payment',
    page: (): Page => import('./recall.tsx'),
    skeleton: 'wait',
    appBar: 'none',
    samples: [{ heading: 'We could not match this payment' }],
  }),
];

import { pagePaths } from '#rules/page-paths.ts';
import { personalPage } from '../route.ts';

export const paymentRoutes = [
  personalPage({
    path: '/order/payment',
    query: ['orderNo', 'start?'],
    appSubTitle: 'orderNo',
    name: 'payment',
    title: 'Payment',
    skeleton: 'form',
    appBar: 'none',
    samples: [{ values: { orderNo: 'LMDEMO0003' }, as: 'member', heading: 'The time to pay is over' }],
  }),
  personalPage({
    path: '/order/payment/card',
    query: ['orderNo'],
    appSubTitle: 'orderNo',
    name: 'payment-card',
    title: 'Pay by card',
    skeleton: 'form',
    appBar: 'none',
    // Its time to pay is over, so the card form leads back to the payment.
    samples: [
      { values: { orderNo: 'LMDEMO0003' }, as: 'member', title: 'Payment', heading: 'The time to pay is over' },
    ],
  }),
  personalPage({
    path: pagePaths.paymentReturn,
    query: ['paymentNo?', 'state?'],
    name: 'payment-recall',
    title: 'Confirming payment',
    skeleton: 'wait',
    appBar: 'none',
    samples: [{ heading: 'You weren’t charged twice' }],
  }),
];

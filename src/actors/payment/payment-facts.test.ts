import { describe, expect, test } from 'vitest';
import type { Payment } from '../../api/queries/payment.ts';
import { offersOf, paymentFacts } from './payment-facts.ts';

const payment: Payment = {
  paymentNo: 'P1',
  orderNo: 'LUS1',
  method: 'CARD',
  status: 'REQUIRES_ACTION',
  amount: { amount: 8412, currency: 'USD' },
  nextAction: { type: 'CARD_FORM', fieldsUrl: 'https://pay.example/fields', clientSecret: 's' },
  attempt: 1,
  createdTime: 0,
};

describe('the facts for the payment machine', () => {
  test.each([
    ['PENDING_PAYMENT', 'OPEN'],
    ['CLOSED', 'CLOSED'],
    ['CANCELLED', 'CLOSED'],
    ['PAID', 'PAID'],
    ['SHIPPED', 'PAID'],
    ['REFUNDED', 'PAID'],
  ] as const)('an order that is %s is %s', (status, fact) => {
    expect(paymentFacts(status, undefined)).toEqual({ order: fact, attempt: null });
  });

  test('the card fields are where the attempt goes on', () => {
    expect(paymentFacts('PENDING_PAYMENT', payment).attempt?.nextAction).toEqual({
      type: 'CARD_FORM',
      url: 'https://pay.example/fields',
    });
  });

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://a.example/',
    'data:text/html,x',
    '/order/list',
    '',
  ])('nobody is sent to %j, which is no page of the web', (url) => {
    const nextAction = { type: 'REDIRECT', url } as const;
    expect(paymentFacts('PENDING_PAYMENT', { ...payment, nextAction }).attempt?.nextAction?.url).toBeNull();
  });

  test('a refunded attempt was settled', () => {
    expect(paymentFacts('PAID', { ...payment, status: 'REFUNDING' }).attempt?.status).toBe('SETTLED');
  });
});

test('what is offered are the saved cards, the default first, and then every method that is available', () => {
  const method = (name: 'CARD' | 'REDIRECT_BANK' | 'WALLET_REDIRECT', available: boolean) => ({
    method: name,
    label: '',
    text: '',
    available,
  });
  const card = (id: string, isDefault: boolean) => ({
    id,
    brand: 'visa',
    last4: '1',
    expMonth: 1,
    expYear: 30,
    isDefault,
  });
  expect(
    offersOf({
      orderNo: 'LUS1',
      amount: { amount: 1, currency: 'USD' },
      status: 'PENDING_PAYMENT',
      payExpireTime: 0,
      list: [method('CARD', true), method('WALLET_REDIRECT', false), method('REDIRECT_BANK', true)],
      savedCards: [card('c1', false), card('c2', true)],
    }),
  ).toEqual([
    { method: 'CARD', savedCardId: 'c2' },
    { method: 'CARD', savedCardId: 'c1' },
    { method: 'CARD', savedCardId: null },
    { method: 'REDIRECT_BANK', savedCardId: null },
  ]);
});

import { describe, expect, test } from 'vitest';
import { recallRequestOf } from './recall-request.ts';

const link = 'paymentNo=P01ABC&state=0123456789&site=EU&provider_ref=s1&result=ok&t=1&sig=abc';

describe('a link back from the provider', () => {
  test('hands on everything the provider added and nothing of ours', () => {
    expect(recallRequestOf(new URLSearchParams(link))).toEqual({
      paymentNo: 'P01ABC',
      state: '0123456789',
      params: { provider_ref: 's1', result: 'ok', t: '1', sig: 'abc' },
    });
  });

  test.each([
    ['without a payment', 'state=0123456789'],
    ['with a foreign number', 'paymentNo=X01ABC&state=0123456789'],
    ['without a state', 'paymentNo=P01ABC'],
    ['with a state one character short', 'paymentNo=P01ABC&state=012345678'],
  ])('%s is none', (_case, text) => {
    expect(recallRequestOf(new URLSearchParams(text))).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { ShopApiError } from '#src/api/errors.ts';
import { codeComplaint } from './use-email-code.ts';

const wrong = (triesLeft: number) =>
  new ShopApiError('That code is not right.', {
    kind: 'answer',
    status: 422,
    code: 'AUTH_CODE_WRONG',
    data: { triesLeft },
  });

describe('a refused code', () => {
  test.each([
    [4, 'That code isn’t right. 4 tries left.'],
    [1, 'That code isn’t right. 1 try left.'],
    [0, 'That code no longer works. Request a new one.'],
  ])('with %i tries left says so', (left, words) => {
    expect(codeComplaint(wrong(left))).toBe(words);
  });

  test('that ran out says what the server says', () => {
    const expired = new ShopApiError('That code has expired.', {
      kind: 'answer',
      status: 422,
      code: 'AUTH_CODE_EXPIRED',
    });
    expect(codeComplaint(expired)).toBe('That code has expired.');
  });
});

import { describe, expect, test } from 'vitest';
import { fieldsAddress, readNotice } from './card-fields.ts';

const ours = { protocol: 'lampyris.card-fields.1', nonce: 'secret' };

describe('a message of the card fields', () => {
  test('is taken with the protocol and the secret of the session', () => {
    expect(readNotice({ ...ours, type: 'height', height: 320 }, 'secret')).toEqual({ type: 'height', height: 320 });
    expect(readNotice({ ...ours, type: 'token', requestId: 'r', cardToken: 'tok' }, 'secret')).toEqual({
      type: 'reply',
      requestId: 'r',
      reply: { kind: 'token', cardToken: 'tok' },
    });
  });

  test('without the secret counts only as the first one, ready', () => {
    expect(readNotice({ protocol: ours.protocol, type: 'ready' }, 'secret')).toEqual({ type: 'ready' });
    expect(
      readNotice({ ...ours, nonce: 'guess', type: 'token', requestId: 'r', cardToken: 'x' }, 'secret'),
    ).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    'text',
    3,
    {},
    { ...ours, protocol: 'other', type: 'submit' },
    { ...ours, type: 'eval' },
  ])('is not %j', (data) => {
    expect(readNotice(data, 'secret')).toBeUndefined();
  });

  test.each([-1, 0, 2_000, Number.NaN, '300'])('cannot make the frame %j pixels high', (height) => {
    expect(readNotice({ ...ours, type: 'height', height }, 'secret')).toBeUndefined();
  });

  test('with an unknown brand or reason is read as the plain one', () => {
    expect(readNotice({ ...ours, type: 'change', valid: true, empty: false, brand: 'gold' }, 'secret')).toEqual({
      type: 'change',
      valid: true,
      empty: false,
      brand: 'unknown',
    });
    expect(readNotice({ ...ours, type: 'refused', requestId: 'r', reason: '?' }, 'secret')).toMatchObject({
      reply: { reason: 'unavailable' },
    });
  });
});

test('the address of the card form keeps its session and gains the looks', () => {
  expect(fieldsAddress('https://pay.example/fields?session=s', 'dark')).toBe(
    'https://pay.example/fields?session=s&theme=dark&ground=page',
  );
});

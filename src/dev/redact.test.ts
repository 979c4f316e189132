import { expect, test } from 'vitest';
import { redact, redactText } from './redact.ts';

test.each([undefined, null, 0, true, ''])('%s stays what it is', (value) => {
  expect(redact(value)).toBe(value);
});

test('a secret is hidden, that there is none is shown', () => {
  expect(redact({ token: 'abc', cardToken: 12, saveCard: true, refresh: null, sku: 'firefly' })).toEqual({
    token: '[redacted]',
    cardToken: '[redacted]',
    saveCard: true,
    refresh: null,
    sku: 'firefly',
  });
});

test('a whole object under a secret key is hidden', () => {
  expect(redact({ refresh: { token: 'abc', expireTime: 1 } })).toEqual({ refresh: '[redacted]' });
});

test.each([
  ['mail for ada@lampyris.example today', 'mail for [redacted] today'],
  ['4242 4242 4242 4242', '[redacted]'],
  ['4242424242424242', '[redacted]'],
  ['4242424242424241', '4242424242424241'],
  ['/payment/recall?state=abc&site=EU', '/payment/recall?state=[redacted]&site=[redacted]'],
  ['/orders#secret', '/orders#[redacted]'],
  ['Bearer Q2x1ZWxlc3NHbG93V29ybUlu', 'Bearer [redacted]'],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', '[redacted]'],
  ['xstate.after.requestTimeout.cart.count.counting', 'xstate.after.requestTimeout.cart.count.counting'],
  ['01JG0W0RM00000000000000000', '01JG0W0RM00000000000000000'],
  ['outdoor-string-lights-30m-pro', 'outdoor-string-lights-30m-pro'],
])('%s is shown as %s', (text, shown) => {
  expect(redactText(text)).toBe(shown);
});

test('loops, depth, breadth and length end', () => {
  const loop: Record<string, unknown> = { sku: 'firefly' };
  loop['self'] = loop;
  expect(redact(loop)).toEqual({ sku: 'firefly', self: '[loop]' });
  const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ inner }), 'end');
  expect(JSON.stringify(redact(deep))).not.toContain('end');
  expect(redact(Array.from({ length: 30 }, (_, index) => index))).toContain('… 5 more');
  expect(redactText('a '.repeat(500)).length).toBeLessThan(310);
});

test('the same object twice is no loop', () => {
  const line = { sku: 'firefly' };
  expect(redact([line, line])).toEqual([line, line]);
});

test('code, errors, dates, maps and sets become data', () => {
  expect(redact([Math.max, new Error('for ada@lampyris.example'), new Map([['a', 1]]), new Set([1])])).toEqual([
    '[function max]',
    { name: 'Error', message: 'for [redacted]' },
    { a: 1 },
    [1],
  ]);
});

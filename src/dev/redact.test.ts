import { expect, test } from 'vitest';
import { createRedaction, wholeLimits } from './redact.ts';

const redact = (value: unknown) => createRedaction().redact(value);
const redactText = (text: string) => createRedaction().redactText(text);

test.each([undefined, null, 0, true, ''])('%s stays what it is', (value) => {
  expect(redact(value)).toBe(value);
});

test('a secret is hidden, that there is none is shown', () => {
  expect(redact({ token: 'abc', cardToken: 12, saveCard: true, refresh: null, sku: 'firefly' })).toEqual({
    token: '[redacted 1]',
    cardToken: '[redacted 2]',
    saveCard: true,
    refresh: null,
    sku: 'firefly',
  });
});

test('everything under a secret key is hidden except when it ends', () => {
  expect(redact({ refresh: { value: 'abc', uses: 12, expireTime: 1 } })).toEqual({
    refresh: { value: '[redacted 1]', uses: '[redacted 2]', expireTime: 1 },
  });
});

test('one secret has one number wherever it stands', () => {
  const { redact: redactIn } = createRedaction();
  const first = redactIn({ token: 'abc' });
  expect(redactIn(['/orders?key=xyz', '/login?back=abc'])).toEqual([
    '/orders?key=[redacted 2]',
    '/login?back=[redacted 1]',
  ]);
  expect([first, redactIn({ token: 'abc' })]).toEqual([{ token: '[redacted 1]' }, { token: '[redacted 1]' }]);
});

test.each([
  ['mail for ada@lampyris.example today', 'mail for [redacted 1] today'],
  ['4242 4242 4242 4242', '[redacted 1]'],
  ['4242424242424242', '[redacted 1]'],
  ['4242424242424241', '4242424242424241'],
  ['/payment/recall?state=abc&site=EU', '/payment/recall?state=[redacted 1]&site=[redacted 2]'],
  ['/orders#secret', '/orders#[redacted 1]'],
  ['Bearer Q2x1ZWxlc3NHbG93V29ybUlu', 'Bearer [redacted 1]'],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', '[redacted 1]'],
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
  const many = Array.from({ length: 30 }, (_, index) => index);
  expect(redact(many)).toContain('… 5 more');
  expect(createRedaction().redact(many, wholeLimits)).toEqual(many);
  expect(redactText('a '.repeat(500)).length).toBeLessThan(310);
});

test('the same object twice is no loop', () => {
  const line = { sku: 'firefly' };
  expect(redact([line, line])).toEqual([line, line]);
});

test('code, errors, dates, maps and sets become data', () => {
  expect(redact([Math.max, new Error('for ada@lampyris.example'), new Map([['a', 1]]), new Set([1])])).toEqual([
    '[function max]',
    { name: 'Error', message: 'for [redacted 1]' },
    { a: 1 },
    [1],
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { protocol, readCommand } from './messages.ts';

test.each([
  [
    { type: 'connect', theme: 'dark' },
    { type: 'connect', nonce: 'n', theme: 'dark' },
  ],
  [
    { type: 'connect', theme: 'pink' },
    { type: 'connect', nonce: 'n', theme: undefined },
  ],
  [
    { type: 'lock', locked: true },
    { type: 'lock', nonce: 'n', locked: true },
  ],
  [
    { type: 'lock', locked: 'yes' },
    { type: 'lock', nonce: 'n', locked: false },
  ],
  [
    { type: 'tokenise', requestId: 'r' },
    { type: 'tokenise', nonce: 'n', requestId: 'r' },
  ],
  [{ type: 'tokenise' }, undefined],
  [{ type: 'tokenise', requestId: 'r'.repeat(201) }, undefined],
  [{ type: 'steal' }, undefined],
])('%j is read as %j', (message, command) => {
  expect(readCommand({ protocol, nonce: 'n', ...message })).toEqual(command);
});

test('without protocol or nonce nothing is a command', () => {
  expect([
    readCommand({ type: 'focus', nonce: 'n' }),
    readCommand({ protocol, type: 'focus' }),
    readCommand({ protocol, type: 'focus', nonce: '' }),
  ]).toEqual([undefined, undefined, undefined]);
});

test('no message of anybody makes it throw', () => {
  fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (data) => readCommand(data) === undefined));
});

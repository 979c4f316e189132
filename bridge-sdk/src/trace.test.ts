import { describe, expect, test } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';
import { mask, redact, type TraceEntry } from './trace.ts';

const secret = 'wXyZ-very-secret';

describe('a trace', () => {
  test('has every message of both sides and none of its secrets', async () => {
    const entries: TraceEntry[] = [];
    const host = createMockHost({
      initial: { accountToken: secret },
      commands: {
        getUserInfo: () => ({ accountId: 'A1', accountToken: secret, savvyUser: true }),
        passThrough: () => undefined,
      },
    });
    const bridge = createBridge({ contract, transport: host.transport, onTrace: (entry) => entries.push(entry) });
    await bridge.call('getUserInfo');
    await bridge.call('passThrough', {
      requestCode: 'a',
      data: { deep: [{ refreshToken: secret, password: secret }] },
    });
    host.emit('accountToken', { accountToken: secret });
    host.sendRaw(`not json ${secret}`);
    const text = JSON.stringify(entries);
    expect(text).not.toContain(secret);
    expect(text.split(mask)).toHaveLength(6);
    expect(entries.map(({ direction }) => direction).join(' ')).toBe('out in out in out in in in');
    expect(entries.at(-1)).toEqual({ direction: 'in', message: undefined, rejected: 'unreadable' });
  });

  test.each(contract.secrets)('redacts %s at any depth and in any case', (name) => {
    expect(redact({ a: [{ [name.toUpperCase()]: secret }] }, contract.secrets)).toEqual({
      a: [{ [name.toUpperCase()]: mask }],
    });
  });

  test('keeps other values', () => {
    const message = { k: 'evt', data: { lightMode: false, list: [1, null, 'a'] } };
    expect(redact(message, contract.secrets)).toEqual(message);
  });
});

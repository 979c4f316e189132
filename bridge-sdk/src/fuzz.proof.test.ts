import { expect, test } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';

const messages = 100_000;
const seed = 0x4c616d70;

/** The mulberry32 generator: the same numbers for the same seed. */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oddities: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { toString: 1, valueOf: 1 },
  { length: -1 },
  'a'.repeat(5_000),
];

test(`${messages} randomly damaged messages settle no call, throw nothing and change no prototype`, async () => {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const sent: string[] = [];
  const host = createMockHost({ isSilent: true, commands: { confirm: () => ({ confirmed: false }) } });
  const post = (text: string) => void (sent.push(text), host.transport.post(text));
  const rejected = new Map<string | undefined, number>();
  const bridge = createBridge({
    contract,
    transport: { ...host.transport, post },
    onTrace: ({ direction, rejected: why }) => direction === 'in' && rejected.set(why, (rejected.get(why) ?? 0) + 1),
  });
  const settled: unknown[] = [];
  const call = bridge.call('confirm', { message: 'Remove?' }).then((answer) => settled.push(answer));
  const { id } = JSON.parse(sent.at(-1) ?? '');
  const ch = host.channel();

  const whole = [
    { v: 1, ch, k: 'res', id: `${id}0`, ok: true, data: { confirmed: true } },
    { v: 1, ch: `${ch}0`, k: 'res', id, ok: true, data: { confirmed: true } },
    { v: 1, ch, k: 'evt', name: 'marketChange', data: { market: 'DE' } },
    { v: 1, ch, k: 'evt', name: 'hostNotification', data: { path: '/a', payload: {} } },
    { v: 1, ch, k: 'welcome', data: { protocol: 1, host: {}, commands: {} } },
  ];
  const fields = ['v', 'ch', 'k', 'id', 'ok', 'data', 'error', 'name', '__proto__', 'constructor'];
  // No random message can be the one valid reply.
  const isTrueAnswer = (message: Record<string, unknown>) =>
    message['k'] === 'res' && message['id'] === id && message['ch'] === ch && typeof message['ok'] === 'boolean';

  for (let count = 0; count < messages; count += 1) {
    const message: Record<string, unknown> = { ...pick(whole) };
    for (let changes = Math.floor(random() * 4); changes > 0; changes -= 1) {
      message[pick(fields) ?? 'v'] = random() < 0.5 ? pick(oddities) : pick(Object.values(pick(whole) ?? {}));
    }
    if (isTrueAnswer(message)) continue;
    const text = JSON.stringify(message);
    const dice = random();
    const cut = Math.floor(random() * text.length);
    if (dice < 0.1) host.sendRaw(text.slice(0, cut));
    else if (dice < 0.2)
      host.sendRaw(`${text.slice(0, cut)}${String.fromCharCode(random() * 256)}${text.slice(cut + 1)}`);
    else if (dice < 0.25) host.sendRaw(pick(oddities));
    else if (dice < 0.3) host.sendRaw(text.replace(/"(\w+)":/, '"__proto__":{"polluted":true},"$1":'));
    else host.sendRaw(text);
  }

  await Promise.resolve();
  expect(settled).toEqual([]);
  expect(bridge.pending()).toBe(1);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  // The run covered every kind of damage, and some intact messages were accepted.
  for (const why of ['unreadable', 'channel', 'malformed', 'unknown', undefined]) {
    expect(rejected.get(why), String(why)).toBeGreaterThan(100);
  }
  host.sendRaw(JSON.stringify({ v: 1, ch, k: 'res', id, ok: true, data: { confirmed: true } }));
  await call;
  expect(settled).toEqual([{ confirmed: true }]);
});

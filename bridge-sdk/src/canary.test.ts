import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInspectorLog } from '../inspector/log.ts';
import { createMockHost, createRecorder, type MockCommands } from '../mock/create-mock-host.ts';
import type { Fallbacks } from './bridge.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';
import { hasOwn } from './shape.ts';

interface Example {
  readonly request?: { readonly cmd: string; readonly params: Readonly<Record<string, unknown>> };
  readonly reply?: { readonly data?: unknown };
  readonly event?: { readonly name: string; readonly data: Readonly<Record<string, unknown>> };
}

const examples = Object.values(
  import.meta.glob<Example>('../protocol/examples/*.json', { eager: true, import: 'default' }),
);
const commands = examples.flatMap(({ request, reply }) => (request ? [{ ...request, reply: reply?.data }] : []));
const events = examples.flatMap(({ event }) => (event ? [event] : []));

const canary = 'c4n4ry-of-the-mine';

/** A canary as every secret of the contract, in every place a trace can hold: fields, lists, URLs, strings, nested JSON. */
const nest: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(contract.secrets.map((name) => [name, canary])),
  deep: [{ deeper: contract.secrets.map((name) => ({ [name.toUpperCase()]: [canary] })) }],
  url: contract.secrets.map((name) => `https://shop.example/a?b=1&${name}=${canary}&c=2#${name}=${canary}`),
  texts: contract.secrets.flatMap((name) => [
    `${name}: ${canary}`,
    `${name}="${canary}"`,
    JSON.stringify({ [name]: canary }),
    JSON.stringify(JSON.stringify({ [name]: canary })),
    `${name}: Bearer ${canary}`,
  ]),
};

/** An example's values with the canary as every secret, and with further fields that hold it. */
function poisoned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    contract.secrets.includes(name.toLowerCase()) ? canary : field,
  ]);
  return { ...Object.fromEntries(fields), ...nest };
}

function open(name: string, answer: () => unknown) {
  const log = createInspectorLog();
  const recorder = createRecorder();
  const doing: MockCommands = Object.fromEntries([[name, answer]]);
  const fallbacks: Fallbacks = Object.fromEntries([[name, answer]]);
  const host = createMockHost({ commands: doing, initial: { accountToken: canary } });
  const bridge = createBridge({
    contract,
    transport: host.transport,
    fallbacks,
    onTrace: (entry) => {
      log.onTrace(entry);
      recorder.onTrace(entry);
    },
  });
  const shown = () => [log.toJsonl(), recorder.transcript(), JSON.stringify(log.entries())].join('\n');
  const call = (params: unknown): Promise<unknown> => Reflect.apply(bridge.call, undefined, [name, params]);
  return { host, bridge, shown, call };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a trace contains no secret', () => {
  test.each(commands)('of $cmd, in its parameters and its result', async ({ cmd, params, reply }) => {
    const { shown, call } = open(cmd, () => poisoned(reply));
    await call(poisoned(params));
    expect(shown()).toContain(cmd);
    expect(shown()).not.toContain(canary);
  });

  test.each(commands)('of $cmd, in a refusal of the app', async ({ cmd, params }) => {
    const { host, shown, call } = open(cmd, () => new Promise(() => undefined));
    const ended = call(params).catch(() => undefined);
    const [id] = [/"id":"([^"]+)"/.exec(shown())?.[1]];
    const error = { code: 'HOST_ERROR', message: `token=${canary}`, data: nest, ...nest };
    host.sendRaw(JSON.stringify({ v: 1, ch: host.channel(), k: 'res', id, ok: false, error }));
    await ended;
    expect(shown()).not.toContain(canary);
  });

  test.each(events)('of the event $name', ({ name, data }) => {
    expect(hasOwn(contract.events, name)).toBe(true);
    const { host, shown } = open('closePage', () => undefined);
    host.sendRaw(JSON.stringify({ v: 1, ch: host.channel(), k: 'evt', name, data: poisoned(data) }));
    expect(shown()).toContain(name);
    expect(shown()).not.toContain(canary);
  });

  test('of a message that no call expects', () => {
    const { host, shown } = open('closePage', () => undefined);
    for (const message of [{ ...nest }, { v: 1, ch: 'another', k: 'evt', ...nest }, { v: 1, k: 'res', data: nest }]) {
      host.sendRaw(JSON.stringify(message));
    }
    host.sendRaw(`token=${canary}`);
    expect(shown()).not.toContain(canary);
  });
});

test('and the canary is found when nothing is redacted', async () => {
  const { shown, call } = open('notifyApp', () => undefined);
  await call({ name: 'cartMerged', data: { count: canary } });
  expect(shown()).toContain(canary);
});

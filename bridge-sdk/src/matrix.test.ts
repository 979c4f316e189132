import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost, HostRefusal, type MockCommands } from '../mock/create-mock-host.ts';
import type { CallOptions, Fallbacks } from './bridge.ts';
import { createBridge } from './create-bridge.ts';
import { isBridgeError } from './errors.ts';
import { contract } from './generated/contract.ts';
import type { CommandName } from './generated/types.ts';
import { hasOwn } from './shape.ts';

interface Example {
  readonly request: { readonly cmd: string; readonly params: Readonly<Record<string, unknown>> };
  readonly reply?: { readonly data?: unknown };
}

const examples = Object.values(
  import.meta.glob<Example>('../protocol/examples/!(event-)*.json', { eager: true, import: 'default' }),
);

/** Invalid parameters by command; a command without parameters can only get the wrong type. */
const wrongParams: Partial<Record<string, unknown>> = {
  linkBrowser: { redirectUrl: 'javascript:alert(1)' },
  updateAppTitle: { title: 7 },
  updateRightButton: { count: -1 },
  updateRightButtons: { buttons: [{ visible: 'yes' }] },
  setDefaultInputMethod: { mode: '' },
  askToLogin: { returnTo: '//evil.example' },
  passThrough: { data: 1 },
  confirm: { message: '' },
  alert: { message: 'a'.repeat(2_001) },
  notifyApp: {},
  uploadMedia: { max: 10 },
  applyChangeMarketInfo: { market: 'E' },
};

const rows = examples.flatMap(({ request: { cmd, params }, reply }) =>
  hasOwn(contract.commands, cmd) ? [{ command: cmd, params, data: reply?.data, rule: contract.commands[cmd] }] : [],
);
const answering = rows.filter(({ rule }) => !rule.silent);
const withResult = rows.filter(({ data }) => data !== undefined);
const acknowledged = answering.filter(({ data }) => data === undefined);
const silent = rows.filter(({ rule }) => rule.silent);

/** Calls by a name that is known only at run time, like an untyped caller. */
function open(command: CommandName, host: ReturnType<typeof createMockHost> | undefined, fallbacks?: Fallbacks) {
  const bridge = createBridge({ contract, transport: host?.transport, fallbacks });
  const call = (params: unknown, options?: CallOptions): Promise<{ data: unknown; via: string }> =>
    Reflect.apply(bridge.callDetailed, undefined, [command, params, options]);
  return { bridge, call };
}

function doing(command: string, run: () => unknown): MockCommands {
  return Object.fromEntries([[command, run]]);
}

function standingIn(command: string, run: () => unknown): Fallbacks {
  return Object.fromEntries([[command, run]]);
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return isBridgeError(error) ? error.code : `no error of the bridge: ${String(error)}`;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every command of the contract has an example', () => {
  expect(rows.map(({ command }) => command).sort()).toEqual(Object.keys(contract.commands).sort());
});

describe.each(rows)('$command', ({ command, params, data }) => {
  test('is carried out by the app with the parameters of the example', async () => {
    const host = createMockHost({ commands: doing(command, () => data) });
    const { bridge, call } = open(command, host);
    expect(await call(params)).toMatchObject({ via: 'native', data });
    expect(host.calls).toEqual([{ command, params: expect.objectContaining(params) }]);
    expect(bridge.pending()).toBe(0);
  });

  test('is carried out by the fallback when the app does not offer it', async () => {
    const host = createMockHost();
    const { call } = open(
      command,
      host,
      standingIn(command, () => data),
    );
    expect(await call(params)).toMatchObject({ via: 'browser', data });
    expect(host.calls).toEqual([]);
  });

  test('is unsupported without app and fallback', async () => {
    expect(await codeOf(open(command, createMockHost()).call(params))).toBe('UNSUPPORTED');
    expect(await codeOf(open(command, undefined).call(params))).toBe('UNSUPPORTED');
  });

  test('is unsupported when the fallback is disabled', async () => {
    const stand = vi.fn();
    const { call } = open(command, createMockHost(), standingIn(command, stand));
    expect(await codeOf(call(params, { fallback: false }))).toBe('UNSUPPORTED');
    expect(stand).not.toHaveBeenCalled();
  });

  test('with invalid parameters is not sent', async () => {
    const host = createMockHost({ commands: doing(command, () => data) });
    expect(await codeOf(open(command, host).call(wrongParams[command] ?? 'no object'))).toBe('INVALID_PARAMS');
    expect(host.calls).toEqual([]);
  });

  test('that was aborted before it started is not sent', async () => {
    const host = createMockHost({ commands: doing(command, () => data) });
    const { bridge, call } = open(command, host);
    expect(await codeOf(call(params, { signal: AbortSignal.abort('changed my mind') }))).toBe('ABORTED');
    expect(host.calls).toEqual([]);
    expect(bridge.pending()).toBe(0);
  });

  test('to a crashed app fails at once', async () => {
    const host = createMockHost({ commands: doing(command, () => data) });
    const { call } = open(command, host);
    host.crash();
    expect(await codeOf(call(params))).toBe('HOST_ERROR');
  });

  test('on a closed bridge fails at once', async () => {
    const { bridge, call } = open(command, createMockHost({ commands: doing(command, () => data) }));
    bridge.close();
    expect(await codeOf(call(params))).toBe('CLOSED');
  });
});

describe.each(answering)('$command', ({ command, params, rule }) => {
  test("fails with the app's code when the app refuses, and no fallback runs", async () => {
    const stand = vi.fn();
    const refuse = () => {
      throw new HostRefusal('PERMISSION_DENIED', 'not today');
    };
    const { call } = open(command, createMockHost({ commands: doing(command, refuse) }), standingIn(command, stand));
    await expect(call(params)).rejects.toMatchObject({ code: 'PERMISSION_DENIED', via: 'native', command });
    expect(stand).not.toHaveBeenCalled();
  });

  test('without a reply ends by time-out, or waits for the user', async () => {
    const host = createMockHost({ commands: doing(command, () => undefined), isSilent: true });
    const { bridge, call } = open(command, host);
    const code = codeOf(call(params));
    await vi.advanceTimersByTimeAsync((rule.timeoutMs ?? 3_600_000) - 1);
    expect(bridge.pending()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(bridge.pending()).toBe(rule.timeoutMs === undefined ? 1 : 0);
    bridge.close();
    expect(await code).toBe(rule.timeoutMs === undefined ? 'CLOSED' : 'TIMEOUT');
    expect(bridge.pending()).toBe(0);
  });

  test('ends earlier with a shorter time-out, and the app gets a cancel', async () => {
    const host = createMockHost({ commands: doing(command, () => undefined), isSilent: true });
    const { call } = open(command, host);
    const code = codeOf(call(params, { timeoutMs: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await code).toBe('TIMEOUT');
    expect(host.cancelled).toHaveLength(1);
  });

  test('ends at once when it is aborted, and the app gets a cancel', async () => {
    const host = createMockHost({ commands: doing(command, () => undefined), isSilent: true });
    const { bridge, call } = open(command, host);
    const stop = new AbortController();
    const code = codeOf(call(params, { signal: stop.signal }));
    stop.abort();
    expect(await code).toBe('ABORTED');
    expect(host.cancelled).toHaveLength(1);
    expect(bridge.pending()).toBe(0);
  });
});

test.each(withResult)('$command refuses a reply of another shape', async ({ command, params }) => {
  for (const wrong of [undefined, null, 42, 'text', [], { unknown: true }]) {
    const host = createMockHost({ commands: doing(command, () => wrong) });
    expect(await codeOf(open(command, host).call(params))).toBe('INVALID_RESULT');
    expect(
      await codeOf(
        open(
          command,
          undefined,
          standingIn(command, () => wrong),
        ).call(params),
      ),
    ).toMatch(/INVALID_RESULT|UNSUPPORTED/);
  }
});

test.each(acknowledged)('$command ignores data in its reply', async ({ command, params }) => {
  for (const extra of [undefined, null, 42, { unknown: true }]) {
    const host = createMockHost({ commands: doing(command, () => extra) });
    expect(await open(command, host).call(params)).toMatchObject({ via: 'native', data: undefined });
  }
});

describe.each(silent)('$command', ({ command, params }) => {
  test.each<[string, () => unknown]>([
    ['refuses', () => Promise.reject(new HostRefusal('PERMISSION_DENIED'))],
    ['answers nonsense', () => 42],
    ['never answers', () => new Promise(() => undefined)],
  ])('ends when it was sent to an app that %s', async (_, run) => {
    const host = createMockHost({ commands: doing(command, run) });
    const { bridge, call } = open(command, host);
    const input = call(params, { signal: new AbortController().signal });
    expect(bridge.pending()).toBe(0);
    expect(await input).toMatchObject({ via: 'native', data: undefined });
    expect(vi.getTimerCount()).toBe(0);
    expect(host.cancelled).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from '../../../bridge-sdk/src/create-bridge.ts';
import { isBridgeError } from '../../../bridge-sdk/src/errors.ts';
import { contract } from '../../../bridge-sdk/src/generated/contract.ts';
import type { TraceEntry } from '../../../bridge-sdk/src/trace.ts';
import { hasOwn, isRecord } from '../../../bridge-sdk/src/shape.ts';
import { memoryTransport } from '../../../bridge-sdk/src/transports/memory.ts';
import { readDocument } from './read-document.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every message of a document: whole blocks, lines of a block, and the parts of an example. */
function messagesOf(name: string): Fields[] {
  const texts = readDocument(name).blocks.flatMap(({ language, code }) =>
    language !== 'json' ? [] : code.startsWith('{ "v"') ? code.trimEnd().split('\n') : [code],
  );
  return texts.flatMap((text) => {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read)) throw new TypeError(`${name}: ${text} is no message`);
    return 'v' in read ? [read] : Object.values(read).filter(isRecord);
  });
}

const said = [
  'docs/PROTOCOL.md',
  'docs/HOST-GUIDE-IOS.md',
  'docs/HOST-GUIDE-ANDROID.md',
  'docs/MIGRATING-LEGACY-HOST.md',
].flatMap((name) =>
  messagesOf(name).map((message) => ({
    name,
    message,
    of: `${message['k']} ${message['cmd'] ?? message['name'] ?? ''}`,
  })),
);
const fromPage = said.filter(({ message: { k } }) => k === 'hello' || k === 'req' || k === 'cancel');
const fromHost = said.filter((one) => !fromPage.includes(one));

/** A page whose channel is known, with the last message it posted and what it thought of the last it heard. */
function openPage(isWelcome: boolean) {
  const posted: Fields[] = [];
  let last: TraceEntry | undefined;
  const { transport, host } = memoryTransport((text) => posted.push(JSON.parse(text)));
  const bridge = createBridge({ contract, transport, onTrace: (entry) => (last = entry) });
  const ch = posted[0]?.['ch'];
  const hear = (message: Fields) => {
    host.send(JSON.stringify({ ...message, ...('ch' in message && { ch }) }));
    return last?.rejected;
  };
  if (isWelcome) {
    const commands = Object.fromEntries(Object.keys(contract.commands).map((name) => [name, 1]));
    hear({ v: 1, ch, k: 'welcome', data: { protocol: 1, host: {}, commands } });
  } else vi.advanceTimersByTime(contract.handshakeMs);
  return { bridge, posted, hear };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every kind of message is shown', () => {
  expect(new Set(said.map(({ message }) => message['k']))).toEqual(
    new Set(['hello', 'welcome', 'req', 'res', 'evt', 'cancel']),
  );
  expect(said.length).toBeGreaterThan(40);
});

describe('what a page says', () => {
  test.each(fromPage)('$name: $of has the fields that the bridge sends', async ({ message }) => {
    const { bridge, posted } = openPage(true);
    const { k, cmd, params } = message;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const call = k === 'req' ? [cmd, params, options] : ['getUserInfo', {}, options];
    const ended = expect(Reflect.apply(bridge.call, undefined, call)).rejects.toMatchObject({ code: 'ABORTED' });
    if (k !== 'req' || (typeof cmd === 'string' && hasOwn(contract.commands, cmd) && !contract.commands[cmd].silent)) {
      stop.abort();
      await ended;
    } else await ended.catch(() => undefined);
    const own = posted.find((one) => one['k'] === k);
    expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(message).sort());
    if (k === 'req') expect(own?.['params']).toEqual(params);
    if (k === 'hello') expect({ ...own, ch: '' }).toEqual({ ...message, ch: '' });
    bridge.close();
  });
});

describe('what a host says', () => {
  test.each(fromHost)('$name: $of is taken as it stands', async ({ message }) => {
    const { bridge, posted, hear } = openPage(message['k'] !== 'welcome' && 'ch' in message);
    if (message['k'] === 'res') {
      // Whatever it answers, it is an answer: only the command that was asked can tell whether it fits.
      const ended = bridge.call('confirm', { message: 'Remove it?' }).then(
        () => 'answered',
        (error: unknown) => (isBridgeError(error) ? error.code : 'thrown'),
      );
      expect(hear({ ...message, id: posted.at(-1)?.['id'] })).toBeUndefined();
      const { ok, error } = message;
      if (ok === true) expect(['answered', 'INVALID_RESULT']).toContain(await ended);
      else expect(await ended).toBe(isRecord(error) && error['code']);
    } else expect(hear(message)).toBeUndefined();
    bridge.close();
  });
});

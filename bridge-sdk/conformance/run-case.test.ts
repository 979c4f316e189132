import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceUntilSettled } from './fake-clock-fixture.ts';
import type { ControlReply } from './host-port.ts';
import { readCases } from './read-cases.ts';
import { runCases } from './runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ask = { send: { k: 'req', id: '${id1}', cmd: 'getMarketInfo', params: {} } };
const answered = { expect: { k: 'res', id: '${id1}', ok: true } };

interface Play {
  readonly steps: readonly unknown[];
  /** Replies of the host to each message of the page, with their delays in milliseconds. */
  readonly says?: (message: { readonly [name: string]: unknown }) => readonly (readonly [ms: number, text: unknown])[];
  readonly control?: () => Promise<ControlReply>;
}

/** Runs one case without a greeting against a scripted host. */
async function play({ steps, says = () => [], control = () => Promise.resolve({ ok: true }) }: Play) {
  const list = [{ id: 'a', title: 'A', why: 'A', reference: 'A', since: '1.0', greeting: false, steps }];
  let receive: (message: unknown) => void = () => {};
  const running = runCases(readCases('group', list), {
    post(text) {
      for (const [ms, reply] of says(JSON.parse(text))) setTimeout(() => receive(reply), ms);
    },
    listen(receiver) {
      receive = receiver;
      return () => {};
    },
    control,
  });
  const [result] = await advanceUntilSettled(running);
  return result;
}

const answer = (fields: object, ms = 0) => ({
  says: ({ v, ch, id }: { readonly [name: string]: unknown }) =>
    [[ms, JSON.stringify({ v, ch, k: 'res', id, ok: true, data: { market: 'US' }, ...fields })]] as const,
});

describe('a reply', () => {
  test('counts when it arrives in the last millisecond', async () => {
    expect(await play({ steps: [ask, { ...answered, within: 200 }], ...answer({}, 199) })).toMatchObject({
      verdict: { outcome: 'passed' },
      ms: 229,
    });
  });

  test('is missed when it arrives a millisecond later', async () => {
    const { verdict } = (await play({ steps: [ask, { ...answered, within: 200 }], ...answer({}, 201) })) ?? {};
    expect(verdict).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('within 200 ms') });
  });

  test('that no step expects fails the case after its last step', async () => {
    const late = await play({ steps: [ask, { never: { k: 'evt' } }], ...answer({}, 60) });
    expect(late?.verdict).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('which no step expects'),
    });
  });

  test.each<[string, object, string]>([
    ['of another id', { id: 'other' }, 'which nobody asked'],
    ['of another channel', { ch: 'other' }, 'has the channel "other" and not that of the page'],
    ['with other data than the contract says', { data: {} }, 'the answer to getMarketInfo'],
    ['without a word on how it went', { ok: 1 }, 'answers with ok 1'],
    ['that refuses with a code of nobody', { ok: false, error: { code: 'OH' } }, 'refuses with "OH"'],
    ['that refuses with a code of the page', { ok: false, error: { code: 'TIMEOUT' } }, 'refuses with "TIMEOUT"'],
    ['that refuses without an error', { ok: false }, 'refuses without an error'],
    ['of a kind nobody knows', { k: 'bye' }, 'is of the kind "bye"'],
    ['that is an event nobody knows', { k: 'evt', name: 'toString' }, 'is the event "toString"'],
    ['of another version', { v: 2 }, 'is no JSON text with v 1'],
  ])('%s fails the case, whatever its steps expect', async (_, fields, words) => {
    const result = await play({ steps: [ask, { never: { k: 'welcome' } }], ...answer(fields) });
    expect(result?.verdict).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(words) });
  });
});

describe('a case', () => {
  test('is skipped when the host refuses a control request', async () => {
    const control = () => Promise.resolve({ ok: false as const, reason: 'no such request' });
    expect((await play({ steps: [ask, answered], control }))?.verdict).toEqual({
      outcome: 'skipped',
      reason: 'the host cannot be told to restart: no such request',
    });
  });

  test('is skipped when the host does not report a field of its state', async () => {
    const control = () => Promise.resolve({ ok: true as const, state: {} });
    expect((await play({ steps: [{ look: { title: 'A' } }], control }))?.verdict).toMatchObject({ outcome: 'skipped' });
  });

  test('fails when the person who looked says no', async () => {
    const control = () => Promise.resolve({ ok: true as const, seen: false });
    expect((await play({ steps: [{ look: { title: 'A' } }], control }))?.verdict).toEqual({
      outcome: 'failed',
      reason: 'the app does not show {"title":"A"}',
    });
  });

  test('fails when the host throws, and the run continues', async () => {
    const says = () => {
      throw new Error('gone');
    };
    expect((await play({ steps: [ask, answered], says }))?.verdict).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('the host breaks at'),
    });
  });

  test('fails when a control request rejects', async () => {
    const control = () => Promise.reject(new Error('the host leaves the request restart unanswered'));
    expect((await play({ steps: [ask, answered], control }))?.verdict).toMatchObject({ outcome: 'failed' });
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ControlReply } from './host-port.ts';
import { readCases } from './read-cases.ts';
import { runCases } from './runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ask = { send: { k: 'req', id: '${id1}', cmd: 'getMarketInfo', params: {} } };
const answered = { expect: { k: 'res', id: '${id1}', ok: true } };

interface Told {
  readonly steps: readonly unknown[];
  /** What the host says to each message of the page, and after how many milliseconds. */
  readonly says?: (message: { readonly [name: string]: unknown }) => readonly (readonly [ms: number, text: unknown])[];
  readonly control?: () => Promise<ControlReply>;
}

/** Runs one case without a greeting against a host of a few words. */
async function play({ steps, says = () => [], control = () => Promise.resolve({ ok: true }) }: Told) {
  const list = [{ id: 'a', title: 'A', why: 'A', reference: 'A', since: '1.0', greeting: false, steps }];
  let receive: (message: unknown) => void = () => {};
  const running = runCases(readCases('group', list), {
    post(text) {
      for (const [ms, reply] of says(JSON.parse(text))) setTimeout(() => receive(reply), ms);
    },
    listen(hearer) {
      receive = hearer;
      return () => {};
    },
    control,
  });
  await vi.runAllTimersAsync();
  const [result] = await running;
  return result;
}

const answer = (fields: object, ms = 0) => ({
  says: ({ v, ch, id }: { readonly [name: string]: unknown }) =>
    [[ms, JSON.stringify({ v, ch, k: 'res', id, ok: true, data: { market: 'US' }, ...fields })]] as const,
});

describe('an answer', () => {
  test('counts that comes in the last millisecond', async () => {
    expect(await play({ steps: [ask, { ...answered, within: 200 }], ...answer({}, 199) })).toMatchObject({
      verdict: { outcome: 'passed' },
      ms: 229,
    });
  });

  test('is missed a millisecond later', async () => {
    const { verdict } = (await play({ steps: [ask, { ...answered, within: 200 }], ...answer({}, 201) })) ?? {};
    expect(verdict).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('within 200 ms') });
  });

  test('that nobody expected is found after the last step', async () => {
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
  ])('%s is red, whatever the steps ask', async (_, fields, words) => {
    const result = await play({ steps: [ask, { never: { k: 'welcome' } }], ...answer(fields) });
    expect(result?.verdict).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(words) });
  });
});

describe('a case', () => {
  test('is skipped when the host cannot do a wish', async () => {
    const control = () => Promise.resolve({ ok: false as const, reason: 'no such wish' });
    expect((await play({ steps: [ask, answered], control }))?.verdict).toEqual({
      outcome: 'skipped',
      reason: 'the host cannot be told to restart: no such wish',
    });
  });

  test('is skipped when the host does not tell what it shows', async () => {
    const control = () => Promise.resolve({ ok: true as const, state: {} });
    expect((await play({ steps: [{ look: { title: 'A' } }], control }))?.verdict).toMatchObject({ outcome: 'skipped' });
  });

  test('believes the person who looked', async () => {
    const control = () => Promise.resolve({ ok: true as const, seen: false });
    expect((await play({ steps: [{ look: { title: 'A' } }], control }))?.verdict).toEqual({
      outcome: 'failed',
      reason: 'the app does not show {"title":"A"}',
    });
  });

  test('is red when the host throws, and the run goes on', async () => {
    const says = () => {
      throw new Error('gone');
    };
    expect((await play({ steps: [ask, answered], says }))?.verdict).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('the host breaks at'),
    });
  });

  test('is red when the host takes no wish any more', async () => {
    const control = () => Promise.reject(new Error('the host leaves the wish restart unanswered'));
    expect((await play({ steps: [ask, answered], control }))?.verdict).toMatchObject({ outcome: 'failed' });
  });
});

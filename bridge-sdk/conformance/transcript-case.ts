import { isRecord } from '../src/shape.ts';
import { mask } from '../src/trace.ts';
import type { Case, Step } from './case.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A recorded session as a case: the page sends its messages again, and the host must reply as recorded. Host events become
 * control requests, so that no person is needed. A masked secret fits any value. Throws where a line is no JSON.
 */
export function caseOfTranscript(id: string, transcript: string): Case {
  const entries: Fields[] = transcript
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return {
    id,
    group: 'transcripts',
    title: `The session ${id} goes as it went`,
    why: 'A bug report is a file; when it is green again, the bug is gone.',
    reference: 'README transcripts',
    since: '1.0',
    greeting: false,
    steps: entries.filter(({ rejected }) => rejected === undefined).flatMap(stepsOf),
  };
}

function stepsOf({ direction, message }: Fields): Step[] {
  if (!isRecord(message)) return [];
  // The kit sets the channel of this page load.
  const { v: _v, ch: _ch, ...said } = message;
  if (direction === 'out') return [{ kind: 'send', send: said }];
  const { k, name, data } = said;
  const expected: Step = { kind: 'expect', pattern: patternOf(said), within: 1000 };
  return k === 'evt' ? [{ kind: 'control', control: { do: 'emit', name, data } }, expected] : [expected];
}

function patternOf(value: unknown): unknown {
  if (value === mask) return '<any>';
  if (Array.isArray(value)) return value.map(patternOf);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, patternOf(field)]));
}

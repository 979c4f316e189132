import { isRecord } from '../src/shape.ts';
import type { Transport } from '../src/transport.ts';
import { memoryTransport } from '../src/transports/memory.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * An app that says again what a recorded one said: after each message of the page, what followed the message of the
 * same kind then. Channel and ids are those of today.
 */
export function replayTranscript(transcript: string): Transport {
  const script = scriptOf(transcript);
  const { transport, host } = memoryTransport((text) => {
    const { ch, id, k, cmd }: Fields = JSON.parse(text);
    const replies = script.get(cueOf(k, cmd))?.shift() ?? [];
    for (const reply of replies) {
      host.send(JSON.stringify({ ...reply, ch, ...(reply['k'] === 'res' && { id }) }));
    }
  });
  return transport;
}

/** For every cue of the page the replies of the app, one list for each time the cue was given. */
function scriptOf(transcript: string): Map<string, Fields[][]> {
  const script = new Map<string, Fields[][]>();
  const cueById = new Map<unknown, Fields[]>();
  let latest: Fields[] = [];
  for (const line of transcript.split('\n').filter((text) => text !== '')) {
    const { direction, message, rejected }: Fields = JSON.parse(line);
    if (!isRecord(message) || rejected !== undefined) continue;
    if (direction === 'in') (cueById.get(message['id']) ?? latest).push(message);
    else {
      latest = [];
      cueById.set(message['id'], latest);
      const cue = cueOf(message['k'], message['cmd']);
      script.set(cue, [...(script.get(cue) ?? []), latest]);
    }
  }
  return script;
}

function cueOf(kind: unknown, command: unknown): string {
  return `${String(kind)} ${String(command)}`;
}

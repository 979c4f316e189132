import { parse, protocolVersion, type Fields } from '../src/envelope.ts';
import { isRecord } from '../src/shape.ts';
import type { Transport } from '../src/transport.ts';
import { memoryTransport } from '../src/transports/memory.ts';

/** An app that says again what a recorded one said; hears and says texts, whatever carries them. */
export function replayHost(transcript: string, say: (text: string) => void): (message: unknown) => void {
  const script = scriptOf(transcript);
  return (message) => {
    const { ch, id, k, cmd } = parse(message) ?? {};
    const replies = script.get(cueOf(k, cmd))?.shift() ?? [];
    for (const reply of replies) {
      say(JSON.stringify({ v: protocolVersion, ...reply, ch, ...(reply['k'] === 'res' && { id }) }));
    }
  };
}

/**
 * An app that says again what a recorded one said: after each message of the page, what followed the message of the
 * same kind then. Channel and ids are those of today.
 */
export function replayTranscript(transcript: string): Transport {
  const { transport, host } = memoryTransport((text) => hear(text));
  const hear = replayHost(transcript, host.send);
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

import { parse, protocolVersion, type Fields } from '../src/envelope.ts';
import { isRecord } from '../src/shape.ts';
import type { Transport } from '../src/transport.ts';
import { memoryTransport } from '../src/transports/memory.ts';

/** A replayed app, independent of the transport. */
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
 * Replays a recorded app: after each message of the page it sends what followed the message of the same kind in the
 * transcript. Channel and ids are those of the current page load.
 */
export function replayTranscript(transcript: string): Transport {
  const { transport, host } = memoryTransport((text) => receive(text));
  const receive = replayHost(transcript, host.send);
  return transport;
}

/** The recorded replies by cue, one list for each time the cue occurred. */
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

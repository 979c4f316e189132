import { unwrap, type Call, type DataOf } from './envelope.ts';
import { failureTexts, ShopApiError } from './errors.ts';

/** The texts between the blank lines of an event stream, as they come; a reply that is no stream is one of them. */
async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    yield* events;
  }
  if (rest !== '') yield rest;
}

const textOf = (event: unknown): string | undefined =>
  typeof event === 'object' && event !== null && 'text' in event && typeof event.text === 'string'
    ? event.text
    : undefined;

/**
 * Reads a call that is answered in events: texts on the way, and the envelope as the last one, whose data it is. Rejects as
 * `unwrap` does, and where the stream ends without an envelope.
 * @param calling of a call that is read as a stream
 */
export async function readEvents<Reply>(
  calling: Promise<Call<unknown>>,
  onText: (text: string) => void,
): Promise<DataOf<Reply>> {
  const answered = calling.then(async ({ data, error, response }): Promise<Call<Reply>> => {
    if (!response.ok || !(data instanceof ReadableStream)) return { error, response };
    let last: unknown;
    for await (const event of eventsOf(data)) {
      last = JSON.parse(event.replace(/^data: /, ''));
      const text = textOf(last);
      if (text !== undefined) onText(text);
    }
    // A text alone is a reply that broke off.
    if (textOf(last) !== undefined) throw new ShopApiError(failureTexts.network, { kind: 'network', status: 0 });
    return { data: last as Reply, response };
  });
  return unwrap(answered);
}

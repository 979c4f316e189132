import { shapeOf } from '#server/sandboxes/shape.ts';
import { ModelFailure } from './language-model.ts';

/** Bytes of an answer that are read, with everything around its text. */
const longestAnswer = 256 * 1_024;

interface Said {
  readonly content?: string | null;
}
interface Completion {
  readonly choices: readonly { readonly delta?: Said; readonly message?: Said }[];
}

const said = { type: 'object', properties: { content: { type: ['string', 'null'] } } };
const isCompletion = shapeOf<Completion>({
  type: 'object',
  required: ['choices'],
  properties: { choices: { type: 'array', items: { type: 'object', properties: { delta: said, message: said } } } },
});

const contentOf = (json: string): string => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ModelFailure('The model didn’t write JSON.');
  }
  if (!isCompletion(value)) throw new ModelFailure('The model didn’t write a completion.');
  const [choice] = value.choices;
  return choice?.delta?.content ?? choice?.message?.content ?? '';
};

async function* textOf({ body }: Response): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let length = 0;
  for await (const bytes of body ?? []) {
    length += bytes.byteLength;
    if (length > longestAnswer) throw new ModelFailure('The model writes without end.');
    yield decoder.decode(bytes, { stream: true });
  }
}

/** The text of a completion: of an event stream as it comes, of one object as a whole. */
export async function* readContent(response: Response): AsyncIterable<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    let whole = '';
    for await (const part of textOf(response)) whole += part;
    yield contentOf(whole);
    return;
  }
  let rest = '';
  for await (const part of textOf(response)) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data: ?(.*)$/.exec(line)?.[1];
      if (data === '[DONE]') return;
      if (data) yield contentOf(data);
    }
  }
  throw new ModelFailure('The model stopped in the middle.');
}

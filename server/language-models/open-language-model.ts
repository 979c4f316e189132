import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createCircuit } from './circuit.ts';
import { type LanguageModel, ModelFailure, type Prompt } from './language-model.ts';
import { readContent } from './read-content.ts';

/** A reply that takes longer is given up (ms). */
const replyTimeout = 10_000;
/** Characters of a reply that are read. */
const longestText = 2_000;

type ModelConfig = Pick<Config, 'assistantUrl' | 'assistantKey' | 'assistantModel'>;

const bodyOf = (model: string, { instructions, input }: Prompt): string =>
  JSON.stringify({
    model,
    stream: true,
    temperature: 0,
    max_tokens: 400,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: input },
    ],
  });

/** A model behind an endpoint as OpenAI has it; undefined where none is configured. */
export function openLanguageModel(
  { assistantUrl, assistantKey, assistantModel }: ModelConfig,
  clock: Clock,
  { timeoutMs = replyTimeout }: { readonly timeoutMs?: number } = {},
): LanguageModel | undefined {
  if (assistantUrl === undefined) return undefined;
  const address = `${assistantUrl.replace(/\/+$/, '')}/chat/completions`;
  const circuit = createCircuit(clock);
  const ask = async (prompt: Prompt, signal: AbortSignal): Promise<Response> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(assistantKey === undefined ? {} : { authorization: `Bearer ${assistantKey}` }),
      },
      body: bodyOf(assistantModel, prompt),
      signal,
      // A key follows no redirect.
      redirect: 'error',
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new ModelFailure(`The model answered ${response.status}.`);
  };
  return {
    isAvailable: circuit.isClosed,
    write: async function* (prompt, caller) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const stop = new AbortController();
      const signal = AbortSignal.any([timeout, stop.signal, ...(caller ? [caller] : [])]);
      let length = 0;
      try {
        for await (const text of readContent(await ask(prompt, signal))) {
          const rest = text.slice(0, longestText - length);
          length += rest.length;
          yield rest;
          if (length >= longestText) break;
        }
        if (length === 0) throw new ModelFailure('The model said nothing.');
        circuit.succeeded();
      } catch (error) {
        // Who asked has gone: that is no fault of the model.
        if (!caller?.aborted) circuit.failed();
        throw error instanceof ModelFailure
          ? error
          : new ModelFailure(timeout.aborted ? 'The model took too long.' : 'The model cannot be reached or read.');
      } finally {
        stop.abort();
      }
    },
  };
}

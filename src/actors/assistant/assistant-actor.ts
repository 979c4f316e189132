import { createActor } from 'xstate';
import { createAssistantImplementations } from '#machines/assistant/implementations.ts';
import { assistantMachine } from '#machines/assistant/machine.ts';
import type { AssistantOutcome, HandOver } from '#machines/assistant/types.ts';
import type { paths } from '#openapi/types.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { readEvents } from '../../api/read-events.ts';
import type { Shop } from '../../api/shop.ts';
import { assistantTalk } from '../../storage/assistant-talk.ts';
import { store } from '../../storage/browser-store.ts';

type Envelope = paths['/bff-app/ai-robot/execute']['post']['responses']['200']['content']['application/json'];

export interface AssistantPlace {
  readonly path: string;
  readonly model?: string | undefined;
  readonly orderNo?: string | undefined;
}

/** What a guest has said goes on for the member who logs in, and nobody sees what a member has said. */
function readTalk(member: string | null) {
  const { owner, sessionId, draft } = store.read(assistantTalk);
  return owner === (member ?? '') || owner === '' ? { sessionId, draft } : { sessionId: null, draft: '' };
}

const failureOf = (cause: unknown): AssistantOutcome => {
  if (!(cause instanceof ShopApiError)) throw cause;
  if (cause.kind === 'network' && !navigator.onLine) return { kind: 'offline' };
  if (cause.code === undefined) throw cause;
  return { kind: 'refused', message: cause.fieldMessage('text') ?? cause.message };
};

/** A talk with the assistant: the machine with its effects, and what it keeps in this browser. */
export function createAssistantActor(
  { shop, place, now }: { readonly shop: Shop; readonly place: AssistantPlace; readonly now: () => number },
  onHandOver: (handOver: HandOver) => void,
) {
  const { client, member } = shop;
  const implementations = createAssistantImplementations({
    load: async (body, signal) => {
      const { messages } = await unwrap(client.POST('/bff-app/ai-robot/conversation', { body, signal }));
      return messages;
    },
    ask: async ({ sessionId, askId, text, onText }, signal) => {
      const { path, model, orderNo } = place;
      const context = {
        path,
        ...(model === undefined ? {} : { model }),
        ...(orderNo === undefined ? {} : { orderNo }),
      };
      const calling = client.POST('/bff-app/ai-robot/execute', {
        body: { askId, text, context, ...(sessionId === null ? {} : { sessionId }) },
        headers: { accept: 'text/event-stream' },
        ...{ parseAs: 'stream', signal },
      });
      try {
        return { kind: 'answered', reply: await readEvents<Envelope>(calling, onText), time: now() };
      } catch (error) {
        return failureOf(error);
      }
    },
    setCleared: (sessionId, cleared) => {
      client.POST('/bff-app/ai-robot/clear', { body: { sessionId, cleared } }).catch(() => undefined);
    },
    handOver: onHandOver,
  });
  const actor = createActor(assistantMachine.provide(implementations), { input: readTalk(member) });
  actor.subscribe(({ context: { sessionId, draft, question } }) => {
    const unsent = draft === '' && question ? question.text : draft;
    store.write(assistantTalk, { owner: member ?? '', sessionId, draft: unsent });
  });
  return actor;
}

import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createBrowseTaskImplementations } from '#machines/browse-task/implementations.ts';
import { browseTaskMachine } from '#machines/browse-task/machine.ts';
import type { HandInReply } from '#machines/browse-task/types.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { shopKey, type Shop } from '../../api/shop.ts';

const tickMs = 250;

/** Reports what has passed on this device since the last report. */
function tick(onTick: (ms: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    onTick(Math.round(now - last));
    last = now;
  }, tickMs);
  return () => clearInterval(timer);
}

const refusals: Readonly<Record<string, HandInReply>> = { COIN_TASK_TIME: 'early', COIN_TASK_VISIT: 'gone' };

/** A visit to a product for a task: the machine with its effects. */
export function createBrowseTask(
  { shop, data }: { readonly shop: Shop; readonly data: QueryClient },
  visit: { readonly taskId: string; readonly targetId: string; readonly neededMs: number },
) {
  const report = (
    body: { taskId: string; targetId: string } & (
      | { event: 'STARTED' }
      | { event: 'SEEN'; nonce: string; visibleMs: number }
    ),
    signal: AbortSignal,
  ) => unwrap(shop.client.POST('/app-mall/v1/coin/task/report', { body, signal }));

  const implementations = createBrowseTaskImplementations({
    start: async ({ taskId, targetId }, signal) => {
      const { nonce, counted } = await report({ event: 'STARTED', taskId, targetId }, signal);
      if (nonce !== null) return { kind: 'started', nonce };
      return { kind: counted ? 'counted' : 'over' };
    },
    handIn: async (seen, signal) => {
      try {
        const { counted } = await report({ event: 'SEEN', ...seen }, signal);
        return counted ? 'counted' : 'gone';
      } catch (error) {
        const reply = error instanceof ShopApiError && error.code !== undefined ? refusals[error.code] : undefined;
        if (reply === undefined) throw error;
        return reply;
      }
    },
    tick,
    taskChanged: () => void data.invalidateQueries({ queryKey: shopKey(shop, 'coin') }),
  });
  const input = { ...visit, hidden: document.visibilityState === 'hidden' };
  return { actor: createActor(browseTaskMachine.provide(implementations), { input }) };
}

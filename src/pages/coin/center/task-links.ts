import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';

type CoinTask = components['schemas']['CoinTask'];

/** Where a task is done. */
export function taskHref({ kind, taskId, seconds }: Pick<CoinTask, 'kind' | 'taskId' | 'seconds'>): string {
  if (seconds !== null) return href('/coin/task-product-list', { taskId });
  const places: Readonly<Partial<Record<CoinTask['kind'], string>>> = {
    REVIEW: href('/order/list'),
    ANSWER: href('/faq/list', { sort: 'UNANSWERED' }),
    SHARE: href('/home/share'),
    COMPLETE_PROFILE: href('/profile', { part: 'details' }),
    SUBSCRIBE: href('/order/unsubscribe'),
  };
  return places[kind] ?? href('/collections');
}

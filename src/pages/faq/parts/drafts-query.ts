import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import type { Shop } from '#src/api/shop.ts';

export type QaDraft = components['schemas']['QaDraft'];

/** What the member has written to a question, or about a product, and not sent. */
export const draftsAbout = (shop: Shop, { kind, target }: Pick<QaDraft, 'kind' | 'target'>) =>
  queryOptions({
    queryKey: questionKey(shop, 'drafts', kind, target),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/appQuestionAnswer/draft', { params: { query: { kind, target } }, signal })),
    // Another device may have written since.
    staleTime: 0,
  });

import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import type { Shop } from '#src/api/shop.ts';

/** Questions that say about the same as `q`, of one product or of all. */
export const similarQuestions = (shop: Shop, q: string, spu: string | undefined) =>
  queryOptions({
    queryKey: questionKey(shop, 'similar', q, spu),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/appQuestionAnswer/question/similar', {
          params: { query: { q, ...(spu !== undefined && { spu }) } },
          signal,
        }),
      ),
  });

import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import type { Shop } from '#src/api/shop.ts';
import type { SpaceRef } from './space-address.ts';

export type QaSpace = components['schemas']['QaSpace'];
export type QaSpaceItem = components['schemas']['QaSpaceItem'];
export type QaSpaceDraft = components['schemas']['QaSpaceDraft'];

/** What the member asked, answered, follows, has begun to write and could answer. */
export const qaSpace = (shop: Shop, { tab, spu, after }: SpaceRef) =>
  queryOptions({
    queryKey: questionKey(shop, 'space', shop.member, tab, spu, after),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/appQuestionAnswer/my-space', {
          params: { query: { tab, ...(spu !== undefined && { spu }), ...(after !== undefined && { after }) } },
          signal,
        }),
      ),
    // What is above the lists stays while the next one loads.
    placeholderData: (previous, before) => (before?.queryKey[4] === shop.member ? previous : undefined),
  });

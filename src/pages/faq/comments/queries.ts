import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import { keepGuestData, type Shop } from '#src/api/shop.ts';
import type { CommentsRef } from './comments-address.ts';

export type QaComment = components['schemas']['QaComment'];
export type CommentPage = components['schemas']['CommentPage'];

/** An answer with a page of its comments. */
export function answerComments(shop: Shop, { replyId, sort, pageNo }: CommentsRef) {
  const queryKey = questionKey(shop, 'comments', replyId, sort, pageNo);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/appQuestionAnswer/comments', {
          params: { query: { replyId, sort, pageNo } },
          signal,
        }),
      ),
    placeholderData: keepGuestData(queryKey),
  });
}

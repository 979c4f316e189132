import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';

type Sort = components['schemas']['CommentSort'];

export interface CommentsRef {
  readonly replyId: string;
  readonly sort: Sort;
  readonly pageNo: number;
}

export const sorts = ['HOT', 'NEW'] as const satisfies readonly Sort[];

/** An id as the server makes them. */
const idPattern = /^[0-9A-Za-z_-]{1,40}$/;
/** The last page that the shop answers. */
const lastPage = 100;

/** What the address of comments names; undefined where it names no answer. */
export function commentsRefOf(query: URLSearchParams): CommentsRef | undefined {
  const replyId = query.get('replyId') ?? '';
  const sort = sorts.find((each) => each === query.get('sort')) ?? 'HOT';
  return idPattern.test(replyId) ? { replyId, sort, pageNo: Math.min(pageNumberOf(query), lastPage) } : undefined;
}

export const commentsHref = ({ replyId, sort, pageNo }: CommentsRef): string =>
  href('/faq/comments', {
    replyId,
    sort: sort === 'HOT' ? undefined : sort,
    pageNo: pageNo === 1 ? undefined : pageNo,
  });

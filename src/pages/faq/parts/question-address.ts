import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';

/** An id as the server makes them. */
const idPattern = /^[0-9A-Za-z_-]{1,40}$/;

/** What the address of a question names; undefined where it names none. */
export function questionRefOf(
  query: URLSearchParams,
): { readonly questionId: string; readonly pageNo: number } | undefined {
  const questionId = query.get('questionId') ?? '';
  return idPattern.test(questionId) ? { questionId, pageNo: pageNumberOf(query) } : undefined;
}

/** The address of a question, on a page of its answers. */
export const questionHref = (questionId: string, pageNo = 1): string =>
  href('/faq/detail', { questionId, pageNo: pageNo === 1 ? undefined : pageNo });

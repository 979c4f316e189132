import { href } from '#src/routing/href.ts';

/** An id as the server makes them. */
const idPattern = /^[0-9A-Za-z_-]{1,40}$/;

/** What the address of a question names; undefined where it names none. */
export function questionRefOf(
  query: URLSearchParams,
): { readonly questionId: string; readonly pageNo: number } | undefined {
  const questionId = query.get('questionId') ?? '';
  return idPattern.test(questionId) ? { questionId, pageNo: pageOf(query) } : undefined;
}

/** The page that an address asks for; the first one where that is broken. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('pageNo'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

/** The address of a question, on a page of its answers. */
export const questionHref = (questionId: string, pageNo = 1): string =>
  href('/faq/detail', { questionId, pageNo: pageNo === 1 ? undefined : pageNo });

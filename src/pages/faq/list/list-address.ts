import type { components } from '#openapi/types.ts';
import type { QuestionFilter } from '#src/api/queries/questions.ts';
import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';

export type QaTag = components['schemas']['QaTag'];
export type QuestionSort = NonNullable<QuestionFilter['sort']>;

export const questionSorts = ['HOT', 'NEW', 'UNANSWERED'] as const satisfies readonly QuestionSort[];
export const questionTags = [
  'SETUP',
  'APP',
  'LIGHT',
  'COMPATIBILITY',
  'POWER',
  'OUTDOOR',
  'CARE',
  'DELIVERY',
] as const satisfies readonly QaTag[];

/** What the address of the list asks for. */
export interface ListAddress {
  readonly spu: string | undefined;
  readonly tag: QaTag | undefined;
  readonly q: string;
  readonly sort: QuestionSort;
  readonly pageNo: number;
}

const spuPattern = /^[0-9A-Za-z_.-]{1,40}$/;

/** Whatever is broken in an address counts as absent. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const spu = query.get('spu') ?? '';
  return {
    spu: spuPattern.test(spu) ? spu : undefined,
    tag: questionTags.find((tag) => tag === query.get('tag')),
    q: (query.get('q') ?? '').trim().slice(0, 80),
    sort: questionSorts.find((sort) => sort === query.get('sort')) ?? 'HOT',
    pageNo: pageNumberOf(query),
  };
}

/** The address of the list; what is as usual is left out. */
export function listHref({ spu, tag, q, sort, pageNo }: ListAddress): string {
  return href('/faq/list', {
    spu,
    tag,
    q: q === '' ? undefined : q,
    sort: sort === 'HOT' ? undefined : sort,
    pageNo: pageNo > 1 ? pageNo : undefined,
  });
}

/** The same list from its first page with another filter. */
export const narrowed = (address: ListAddress, change: Partial<ListAddress>): string =>
  listHref({ ...address, pageNo: 1, ...change });

/** What the server is asked for. */
export function filterOf({ spu, tag, q, sort, pageNo }: ListAddress): QuestionFilter {
  return {
    ...(spu !== undefined && { spu }),
    ...(tag !== undefined && { tag }),
    ...(q !== '' && { q }),
    sort,
    pageNo,
    pageSize: questionsOnPage,
  };
}

export const questionsOnPage = 10;

import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';

export type SpaceTab = components['schemas']['QaSpaceTab'];

/** What the address of the page names. */
export interface SpaceRef {
  readonly tab: SpaceTab;
  /** In INVITED, the product whose questions are wanted. */
  readonly spu: string | undefined;
  /** Where the list goes on. */
  readonly after: string | undefined;
}

export const tabs = ['QUESTIONS', 'ANSWERS', 'FOLLOWS', 'INVITED', 'DRAFTS'] as const satisfies readonly SpaceTab[];

const keyPattern = /^[0-9]{1,15}_[0-9A-Za-z_-]{1,40}$/;
const spuPattern = /^[0-9A-Za-z_.-]{1,40}$/;
const matching = (value: string | null, pattern: RegExp): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined;

export function spaceRefOf(query: URLSearchParams): SpaceRef {
  const tab = tabs.find((each) => each === query.get('tab')?.toUpperCase()) ?? 'QUESTIONS';
  const spu = tab === 'INVITED' ? matching(query.get('spu'), spuPattern) : undefined;
  return { tab, spu, after: matching(query.get('after'), keyPattern) };
}

/** The address of a tab, of what waits about one product, or of an older part of a list. */
export const spaceHref = ({ tab, spu, after }: Pick<SpaceRef, 'tab'> & Partial<SpaceRef>): string =>
  href('/faq/my-space', { tab: tab === 'QUESTIONS' ? undefined : tab, spu, after });

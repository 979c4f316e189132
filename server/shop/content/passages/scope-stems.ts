import type { ContentSite } from '#server/db/tables/content.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';

/** What stands among the stems of a passage for its kind and its market, so that the full text narrows by them. */
export const kindStem = (kind: PassageKind): string => `kindis${kind.toLowerCase()}`;
export const siteStem = (site: ContentSite): string => `siteis${site.toLowerCase()}`;

import type { FullHead } from './page-head.ts';
import { headText } from '../text/head.ts';

/** A tag of the document head that changes with the page. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });

/**
 * What search engines and social previews read; `origin` without a trailing slash.
 * @param address by which others find the page; previews are made of what the server sends, so a browser has none
 */
export function headTags(head: FullHead, path: string, origin: string, address?: string): readonly HeadTag[] {
  return [
    meta('description', head.description),
    ...(head.noindex ? [meta('robots', 'noindex')] : []),
    ...(head.isCanonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: origin + path } } as const] : []),
    property('og:site_name', headText.siteName),
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(address === undefined ? [] : [property('og:url', origin + address)]),
    ...(head.image ? [property('og:image', origin + head.image)] : []),
    meta('twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ];
}

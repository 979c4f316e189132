import { headUpdateThrottle } from '#rules/limits.ts';
import type { HeadTag } from './head-tags.ts';

/** Marks the tags that change with the page, in the server's markup too. */
const headMark = 'data-page-head';

export interface DocumentHead {
  /** Shows the latest title and tags, at most once in 16 ms. */
  update(read: () => { title: string; tags: readonly HeadTag[] }): void;
}

/** The only writer of the document head after the first response. */
export function createDocumentHead(page: Document): DocumentHead {
  let latest: (() => { title: string; tags: readonly HeadTag[] }) | undefined;
  let shown = '';

  const write = () => {
    const head = latest?.();
    latest = undefined;
    const serialised = JSON.stringify(head);
    if (!head || serialised === shown) return;
    shown = serialised;
    page.title = head.title;
    for (const old of page.head.querySelectorAll(`[${headMark}]`)) old.remove();
    page.head.append(...head.tags.map((tag) => elementOf(page, tag)));
  };

  return {
    update(read) {
      if (!latest) setTimeout(write, headUpdateThrottle);
      latest = read;
    },
  };
}

function elementOf(page: Document, { tag, attributes }: HeadTag): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(headMark, '');
  return element;
}

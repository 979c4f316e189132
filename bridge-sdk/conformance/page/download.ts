import { element } from './element.ts';

/** A link that saves a text as a file. */
export function downloadLink(name: string, type: string, text: string): HTMLAnchorElement {
  const address = URL.createObjectURL(new Blob([text], { type }));
  return element('a', { href: address, download: name }, name);
}

import { randomBytes } from 'node:crypto';
import { leadPictureLinks } from './lead-picture.ts';
import type { PageFiles } from './manifest.ts';
import type { RenderedPage } from './types.ts';

/** Stands in cached documents where each response puts its own nonce. Nobody can write it into a review, or guess it. */
export const noncePlaceholder = `nonce-${randomBytes(16).toString('hex')}`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** JSON that can stand inside a script element: no text of it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Where the code of this page is, so that the browser needs no table of all pages for it. */
const pageCode = ({ scripts: [own] }: PageFiles) =>
  own ? `<meta name="page-code" content="${escapeHtml(own)}" />` : '';

/** What starts the built web app. */
const entryScript = /<script type="module" crossorigin[^>]*><\/script>/;

/** Fills the built index.html with a rendered page. Function replacers: `$&` in a text must stay text. */
export function documentOf(template: string, page: RenderedPage, files: PageFiles, themeVersions: string): string {
  const head = [
    ...page.tags.map(({ tag, attributes }) => `<${tag}${attributesOf(attributes)} data-page-head="">`),
    ...page.jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('\n    ');
  // After the style sheet of the entry, which names the order of the layers.
  const styles = files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('\n    ');
  const state = `<script type="application/json" id="state">${scriptJson(page.state)}</script>`;
  // A page that can be read already asks for its code when it is painted, before anything else: see src/app/late-code-script.ts.
  const priority = page.isWhole ? 'high' : 'low';
  const code = files.scripts
    .map((href) => `<link rel="modulepreload" crossorigin fetchpriority="${priority}" href="${href}">`)
    .join('');
  const withCode = (entry: string) => {
    const all = entry.replace(/fetchpriority="\w+"/, `fetchpriority="${priority}"`) + code;
    return page.isWhole ? `<template id="code">${all}</template>` : all;
  };
  return template
    .replace(entryScript, withCode)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('property="csp-nonce" nonce=""', `property="csp-nonce" nonce="${noncePlaceholder}"`)
    .replace('<!--page-code-->', () => pageCode(files))
    .replace('<!--theme-files-->', () => `<meta name="theme-files" content="${escapeHtml(themeVersions)}" />`)
    .replace('<!--lead-picture-->', () => leadPictureLinks(page.markup))
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `  ${styles}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.markup}</div>`)
    .replace('<!--state-->', () => state);
}

/** More markup than this is no answer to a mail; its rest is left out. */
const mostMarkup = 200_000;

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  euro: '€',
  pound: '£',
};

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return names[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** Cuts everything from each `open` to the next `close`, in one pass. */
function without(markup: string, open: RegExp, close: string): string {
  const lower = markup.toLowerCase();
  let text = '';
  let at = 0;
  for (const { index } of markup.matchAll(open)) {
    if (index < at) continue;
    text += markup.slice(at, index);
    const end = lower.indexOf(close, index);
    at = end === -1 ? markup.length : end + close.length;
  }
  return text + markup.slice(at);
}

/**
 * The words of a mail that has markup only. Nothing of it is ever shown as markup: what is no word goes, and so does what is
 * quoted. Every pattern reads a text once, whatever is in it.
 */
export function htmlText(html: string): string {
  let markup = html.slice(0, mostMarkup);
  markup = without(markup, /<!--/g, '-->');
  for (const name of ['script', 'style', 'head', 'title', 'blockquote']) {
    markup = without(markup, new RegExp(`<${name}\\b`, 'gi'), `</${name}>`);
  }
  return markup
    .replaceAll(/[\r\n\t ]+/g, ' ')
    .replaceAll(/<(?:br|hr|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, decoded);
}

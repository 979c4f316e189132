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

/** Stand for the begin and the end of a quote while markup becomes words; no mail keeps them. */
const [begin, end] = ['\u0002', '\u0003'];

/** Signs each line of a quote as mail programs sign it in plain text. */
function withSigns(text: string): string {
  let depth = 0;
  return text
    .split(/(?=[\n\u0002\u0003])/)
    .map((piece) => {
      if (piece.startsWith(begin)) depth += 1;
      if (piece.startsWith(end)) depth = Math.max(0, depth - 1);
      const words = piece.replace(/^[\n\u0002\u0003]/, '');
      return `\n${depth > 0 ? '> ' : ''}${words}`;
    })
    .join('');
}

/**
 * The words of a mail that has markup only. Nothing of it is ever shown as markup: what is no word goes, and what is quoted has
 * the sign of a quote. Every pattern reads a text once, whatever is in it.
 */
export function htmlText(html: string): string {
  let markup = without(html.replaceAll(/[\u0002\u0003]/g, ''), /<!--/g, '-->');
  for (const name of ['script', 'style', 'head', 'title']) {
    markup = without(markup, new RegExp(`<${name}\\b`, 'gi'), `</${name}>`);
  }
  const words = markup
    .replaceAll(/[\r\n\t ]+/g, ' ')
    .replaceAll(/<blockquote\b[^<>]*>/gi, begin)
    .replaceAll(/<\/blockquote\b[^<>]*>/gi, end)
    .replaceAll(/<(?:br|hr|\/p|\/div|\/tr|\/li|\/h[1-6]|\/table)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '');
  return withSigns(words)
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, decoded);
}

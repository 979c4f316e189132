const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

const textOf = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&([a-z]+|#\w+);/g, (all, name: string) => entities[name] ?? all);

/** What a document says of itself before any script has run, where scripts run. */
export function headOf(source: string) {
  const html = source.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return {
    title: textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    headings: [...html.matchAll(/<h1[ >].*?<\/h1>/gs)].map(([heading]) => textOf(heading)),
    noindex: html.includes('content="noindex"'),
    canonical: html.includes('rel="canonical"'),
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
  };
}

/** Parts of a query that say which page it is. All others may be order keys, tokens of mails or what somebody typed. */
const harmless: readonly string[] = ['site', 'spu', 'sku', 'categoryId', 'handle', 'sort', 'pageNo'];
const campaign = /^utm_(?:source|medium|campaign|term|content)$/;
const longest = 100;

/** What others may see of a query: which page it is, and nothing that is nobody's business. */
export function shownQuery(query: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of query) {
    const isKnown = harmless.includes(name) || campaign.test(name);
    if (isKnown && value.length <= longest && !value.includes('@')) parameters.append(name, value);
  }
  return parameters;
}

/** The address of a page as others may see it, without hash. */
export function pageLocation(origin: string, path: string, query: URLSearchParams): string {
  const search = shownQuery(query).toString();
  return `${origin}${path}${search === '' ? '' : `?${search}`}`;
}

const valueOf = (query: URLSearchParams, name: string, pattern: RegExp): string | undefined => {
  const value = query.get(name);
  return value !== null && pattern.test(value) ? value : undefined;
};

/** The id that an address names; undefined where there is none or it cannot be one. */
export const idIn = (query: URLSearchParams, name: string): string | undefined => valueOf(query, name, /^[\w-]{1,40}$/);

/** The token of a mailed link; undefined where there is none or it cannot be one. */
export const tokenIn = (query: URLSearchParams): string | undefined => valueOf(query, 'token', /^[\w-]{1,100}$/);

export const searchHref = (words: string) => `/home/search?${new URLSearchParams({ q: words }).toString()}`;

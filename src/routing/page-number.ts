const lastPage = 1_000;

/** The page of a list that an address asks for; the first one where that is broken. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get('pageNo'));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

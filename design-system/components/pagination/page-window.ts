/** The page numbers to show: first, last, the current one and its neighbours; `gap` stands for omitted ones. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const candidates = [1, page - 1, page, page + 1, pageCount];
  if (page <= 3) candidates.push(2, 3, 4);
  if (page >= pageCount - 2) candidates.push(pageCount - 1, pageCount - 2, pageCount - 3);
  const pages = [...new Set(candidates)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    if (before === undefined || each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : ['gap', each];
  });
}

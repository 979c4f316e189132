const id = String.raw`S\d\.[a-z-]+\.\d{2}`;
const bracketed = new RegExp(String.raw`\[(${id}(?: ${id})*)\]`, 'g');
const firstOfRow = new RegExp(String.raw`\[\s*'(${id})',`, 'g');

/** The requirements a title proves: 'A number is plain below 1000 [S9.numbers.01]', several with a space between. */
export function idsOfTitle(title: string): string[] {
  return [...title.matchAll(bracketed)].flatMap(([, ids = '']) => ids.split(' '));
}

/** The requirements the tests of a file name: in titles, and as the first cell of a row whose title prints it. */
export function idsOfSource(source: string): string[] {
  const rows = [...source.matchAll(firstOfRow)].map(([, found = '']) => found);
  return [...new Set([...idsOfTitle(source), ...rows])];
}

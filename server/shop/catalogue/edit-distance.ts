/** How many letters must be added, dropped, replaced or swapped with their neighbour to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const above = rows[row - 1] ?? [];
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          at(above, column) + 1,
          at(line, column - 1) + 1,
          at(above, column - 1) + (same ? 0 : 1),
          swapped ? at(rows[row - 2] ?? [], column - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return at(rows[a.length] ?? [], b.length);
}

const at = (line: readonly number[], index: number): number => line[index] ?? Infinity;

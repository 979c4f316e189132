/** The files that an `accept` list allows (`image/*`, `image/png` or `.pdf`); at most `room` of them. */
export function acceptedFiles(files: Iterable<File>, accept: string, room: number): File[] {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  const fits = ({ name, type }: File) =>
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    });
  return [...files].filter(fits).slice(0, Math.max(0, room));
}

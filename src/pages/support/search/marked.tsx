import type { components } from '#openapi/types.ts';
import * as styles from './search.css.ts';

/** A text with the words that were searched for set off. It is text: nothing in it is read as markup. */
export function Marked({ text: { text, marks } }: { text: components['schemas']['MarkedText'] }) {
  const pieces = marks.flatMap(({ start, end }, index) => [
    text.slice(marks[index - 1]?.end ?? 0, start),
    <mark key={start} className={styles.mark}>
      {text.slice(start, end)}
    </mark>,
  ]);
  return [...pieces, text.slice(marks.at(-1)?.end ?? 0)];
}

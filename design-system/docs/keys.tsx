import * as styles from './docs.css.ts';
import { Table } from './table.tsx';

/** Renders text in backticks as keys: `` `Tab` ``. */
function withKeys(text: string) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <kbd key={part} className={styles.key}>
        {part}
      </kbd>
    ) : (
      part
    ),
  );
}

/** A table of keys. @param rows the keys in backticks, and what they do */
export function Keys({ rows }: { readonly rows: readonly (readonly [keys: string, happens: string])[] }) {
  return (
    <Table
      caption="Keyboard"
      head={['Key', 'What happens']}
      rows={rows.map(([keys, happens]) => ({ key: keys, cells: [withKeys(keys), withKeys(happens)] }))}
    />
  );
}

import * as styles from './docs.css.ts';
import { Table } from './table.tsx';

/** `` `Tab` `` becomes a key; the words around it stay words. */
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

/** What each key does. @param rows the keys in backticks, and what happens */
export function Keys({ rows }: { readonly rows: readonly (readonly [keys: string, happens: string])[] }) {
  return (
    <Table
      caption="Keyboard"
      head={['Key', 'What happens']}
      rows={rows.map(([keys, happens]) => ({ key: keys, cells: [withKeys(keys), withKeys(happens)] }))}
    />
  );
}

import { useState } from 'react';
import { SearchField } from '../components/search-field/search-field.tsx';
import * as icons from '../icons/icons.ts';
import * as styles from './docs.css.ts';

const all = Object.entries(icons);

/** Every icon, filtered by a part of its name. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div className="sb-unstyled">
      <SearchField
        label="Search the icons"
        placeholder="A part of a name"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        clearLabel="Show all icons"
        onClear={() => setQuery('')}
      />
      <p className={styles.caption} role="status">{`${found.length} of ${all.length} icons`}</p>
      <div className={styles.gallery}>
        {found.map(([name, Icon]) => (
          <div key={name} className={styles.tile}>
            <Icon />
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}

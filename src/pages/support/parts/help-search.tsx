import { useState, type FormEvent } from 'react';
import { Button, SearchField } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { helpText } from './help-text.ts';
import * as styles from './help.css.ts';

const { label, placeholder, clear, submit } = helpText.search;

/** Searches everything that helps; without scripts the browser sends the same address. */
export function HelpSearch() {
  const navigateTo = useNavigateTo();
  const [words, setWords] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = words.trim();
    if (q !== '') navigateTo(href('/support/search', { q }));
  };
  return (
    <form role="search" action={href('/support/search')} onSubmit={search} className={styles.search}>
      <SearchField
        name="q"
        label={label}
        placeholder={placeholder}
        clearLabel={clear}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}

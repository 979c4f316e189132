import { useState, type FormEvent } from 'react';
import { Button, SearchField } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { rememberSearch } from '#src/storage/recent-searches.ts';
import { searchHref } from './search-address.ts';
import * as styles from './search.css.ts';
import { helpSearchText as text } from './text.ts';

/** Searches the help; without scripts the browser sends the same address. */
export function SearchForm({ words: searched }: { words: string }) {
  const navigateTo = useNavigateTo();
  const [words, setWords] = useState(searched);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = words.trim();
    if (q === '') return;
    rememberSearch(q);
    navigateTo(searchHref(q));
  };
  return (
    <form role="search" action={href('/support/search')} onSubmit={search} className={styles.form}>
      <SearchField
        name="q"
        label={text.field}
        placeholder={text.placeholder}
        clearLabel={text.clear}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <Button type="submit">{text.submit}</Button>
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { Button, SearchField } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { rememberSearch } from '#src/storage/recent-searches.ts';
import { helpText } from './help-text.ts';
import * as styles from './help.css.ts';

const text = helpText.search;

interface HelpSearchProps {
  readonly words?: string;
  readonly placeholder?: string;
}

/**
 * Searches everything that helps; without scripts the browser sends the same address.
 * @param words what was searched last, where that is what is shown
 */
export function HelpSearch({ words: searched = '', placeholder = text.placeholder }: HelpSearchProps) {
  const navigateTo = useNavigateTo();
  const [words, setWords] = useState(searched);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = words.trim();
    if (q === '') return;
    rememberSearch(q);
    navigateTo(href('/support/search', { q }));
  };
  return (
    <form role="search" action={href('/support/search')} onSubmit={search} className={styles.search}>
      <SearchField
        name="q"
        label={text.label}
        placeholder={placeholder}
        clearLabel={text.clear}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <Button type="submit">{text.submit}</Button>
    </form>
  );
}

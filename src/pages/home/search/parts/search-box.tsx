import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, IconSearch, ImageBox, Link, SearchField, VisuallyHidden } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/hooks.ts';
import { rememberSearch } from '#src/storage/recent-searches.ts';
import { searchText as text } from '#src/text/search.ts';
import { searchHref, type SuggestionOption } from './suggestion-options.ts';
import { useSuggestions } from './use-suggestions.ts';
import * as styles from './search-box.css.ts';

/** The search box with its list of suggestions: a combobox whose list is walked with the arrows while typing goes on. */
export function SearchBox({ words }: { words: string }) {
  const id = useId();
  const navigateTo = useNavigateTo();
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(words);
  const [typed, setTyped] = useState(words);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);

  // Another search, by a link or by going back, is what the box shows then.
  if (asked !== words) {
    setAsked(words);
    setTyped(words);
  }

  const groups = useSuggestions(typed);
  const options = groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;
  const active = shown ? options[at] : undefined;
  const optionId = (option: SuggestionOption) => `${id}-${option.id}`;

  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const search = (next: string) => {
    const wanted = next.trim().slice(0, 80);
    close();
    if (wanted === '') return;
    setTyped(wanted);
    rememberSearch(wanted);
    navigateTo(searchHref(wanted));
  };
  const choose = (option: SuggestionOption) => {
    if (option.id.startsWith('term-')) return search(option.label);
    close();
    navigateTo(option.href);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than options: the box itself, where nothing is chosen.
      const places = options.length + 1;
      setAt(((at + 1 + step + places) % places) - 1);
    }
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (active) choose(active);
    else search(typed);
  };

  return (
    <div
      ref={root}
      className={styles.root}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) close();
      }}
    >
      <form role="search" className={styles.form} onSubmit={onSubmit} action="/home/search">
        <SearchField
          name="q"
          label={text.label}
          placeholder={text.label}
          clearLabel={text.clear}
          value={typed}
          data-arrival={words === '' ? '' : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            setAt(-1);
          }}
          onFocus={() => setOpen(typed.trim() !== words)}
          onKeyDown={onKeyDown}
          onClear={() => {
            setTyped('');
            close();
            root.current?.querySelector('input')?.focus();
          }}
        />
        <div className={styles.submit}>
          <Button type="submit">{text.submit}</Button>
        </div>
      </form>
      <VisuallyHidden>
        <span role="status">{shown ? text.suggestionCount(options.length) : ''}</span>
      </VisuallyHidden>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={text.suggestions} hidden={!shown}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <div className={styles.groupTitle} aria-hidden="true">
              {group.title}
            </div>
            {group.options.map((option) => (
              <Link
                key={option.id}
                id={optionId(option)}
                role="option"
                aria-selected={option === active}
                tabIndex={-1}
                tone="plain"
                className={styles.option}
                href={option.href}
                onClick={(event) => {
                  event.preventDefault();
                  choose(option);
                }}
              >
                {option.picture ? (
                  <ImageBox picture={{ ...option.picture, alt: '' }} sizes="48px" className={styles.picture} />
                ) : (
                  <IconSearch size={20} className={styles.mark} />
                )}
                <span className={styles.label}>{option.label}</span>
                {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

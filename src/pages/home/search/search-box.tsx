import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button, SearchField, VisuallyHidden } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useSearchBox } from '#src/actors/search-box/use-search-box.ts';
import { searchText as text } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { href } from '#src/routing/href.ts';
import * as styles from './search-box.css.ts';

/** Needed once something is suggested, which is after the first paint. */
const listCode = () => import('./suggestion-list.tsx');
const SuggestionList = lazy(() => listCode().then((module) => ({ default: module.SuggestionList })));

const keys: Readonly<Record<string, 'option.next' | 'option.previous' | 'list.dismiss'>> = {
  ArrowDown: 'option.next',
  ArrowUp: 'option.previous',
  Escape: 'list.dismiss',
};

interface SearchBoxProps {
  readonly words: string;
  /** The page has nothing but ways to begin: who comes here wants to type. */
  readonly isStart: boolean;
}

/** The search box with its list of suggestions: a combobox whose list is walked with the arrows while typing goes on. */
export function SearchBox({ words, isStart }: SearchBoxProps) {
  const id = useId();
  const shop = useShop();
  const data = useQueryClient();
  const navigateTo = useNavigateTo();
  const root = useRef<HTMLDivElement>(null);
  const { typed, isShown, active, question, found, send, type } = useSearchBox(words, {
    suggest: async (text, signal) => (await listCode()).suggest({ shop, data }, text, signal),
    openSearch: (words) => navigateTo(href('/home/search', { q: words })),
    openPlace: navigateTo,
  });
  const optionId = (option: string) => `${id}-${option}`;

  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = keys[event.key];
    // The keys of an input method choose among its words.
    if (event.nativeEvent.isComposing || !command || !(command === 'list.dismiss' ? isShown : question)) return;
    event.preventDefault();
    send({ type: command });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'search.submit' });
  };

  return (
    <div
      ref={root}
      className={styles.root}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) send({ type: 'box.blurred' });
      }}
    >
      <form role="search" className={styles.form} onSubmit={onSubmit} action={href('/home/search')}>
        <SearchField
          name="q"
          label={text.label}
          placeholder={text.label}
          clearLabel={text.clear}
          value={typed}
          data-arrival={isStart ? '' : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
          onFocus={() => send({ type: 'box.focused' })}
          onKeyDown={onKeyDown}
          onClear={() => {
            send({ type: 'words.cleared' });
            root.current?.querySelector('input')?.focus();
          }}
        />
        <div className={styles.submit}>
          <Button type="submit">{text.submit}</Button>
        </div>
      </form>
      <VisuallyHidden>
        <span role="status">{found === undefined ? '' : text.suggestionCount(found)}</span>
      </VisuallyHidden>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={text.suggestions} hidden={!isShown}>
        {question !== '' && (
          <ErrorBoundary quiet onError={remoteLog.pageError}>
            <Suspense fallback={null}>
              <SuggestionList
                question={question}
                active={active}
                idOf={optionId}
                onChoose={(option) => send({ type: 'option.choose', id: option })}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}

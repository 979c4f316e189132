import { useQuery, type QueryClient } from '@tanstack/react-query';
import { IconSearch, ImageBox, Link } from '#design-system/index.ts';
import type { Suggestion } from '#machines/search-box/types.ts';
import { searchSuggestions } from '#src/api/queries/catalogue.ts';
import type { Shop } from '#src/api/shop.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { suggestionGroups } from './suggestion-options.ts';
import * as styles from './search-box.css.ts';

/** Asks the server what is meant by some words; the answer stays in the query cache, where the list finds it. */
export async function suggest(
  { shop, data }: { readonly shop: Shop; readonly data: QueryClient },
  words: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const question = searchSuggestions(shop, { q: words });
  signal.addEventListener('abort', () => void data.cancelQueries({ queryKey: question.queryKey }));
  const groups = suggestionGroups(await data.fetchQuery(question));
  return groups.flatMap(({ options }) =>
    options.map(({ id, href, words: searched = null }) => ({ id, href, words: searched })),
  );
}

export interface SuggestionListProps {
  /** What was suggested for which words. */
  readonly question: string;
  readonly active: string | null;
  readonly idOf: (option: string) => string;
  readonly onChoose: (option: string) => void;
}

/** The lines under the search box, in groups. */
export function SuggestionList({ question, active, idOf, onChoose }: SuggestionListProps) {
  const { data } = useQuery({ ...searchSuggestions(useShop(), { q: question }), enabled: false });
  const groups = data ? suggestionGroups(data) : [];
  return (
    <>
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={group.title}>
          <div className={styles.groupTitle} aria-hidden="true">
            {group.title}
          </div>
          {group.options.map((option) => (
            <Link
              key={option.id}
              id={idOf(option.id)}
              role="option"
              aria-selected={option.id === active}
              tabIndex={-1}
              tone="plain"
              className={styles.option}
              href={option.href}
              onClick={(event) => {
                event.preventDefault();
                onChoose(option.id);
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
    </>
  );
}

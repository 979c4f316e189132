import { useQuery } from '@tanstack/react-query';
import { Inline, Link, SectionHeader } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { helpSearch } from '#src/api/queries/help-search.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { href } from '#src/routing/href.ts';
import { searchText } from './text.ts';
import * as styles from './help-found.css.ts';

const { help: text } = searchText;

const mostShown = 3;

/** What the help says about the words of a search for products; the server sends the ways to it, a browser asks for the answers. */
export function HelpFound({ words }: { words: string }) {
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...helpSearch(useShop(), { q: words, pageNo: 1 }), enabled: isHydrated });
  const hits = data?.isSure ? [...data.articles.list, ...data.policies.list].slice(0, mostShown) : [];
  return (
    <section aria-labelledby="help">
      <SectionHeader id="help" title={text.title} />
      {hits.length > 0 && (
        <ul className={styles.hits} aria-labelledby="help">
          {hits.map(({ ref, title, href: to }) => (
            <li key={ref}>
              <Link href={to} tone="quiet" className={styles.hit}>
                {title.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Inline gap="l" wrap>
        <Link href={href('/support/search', { q: words })}>{text.all(words)}</Link>
        <Link href={href('/support/consultation-center')}>{text.write}</Link>
      </Inline>
    </section>
  );
}

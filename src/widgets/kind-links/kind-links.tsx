import { useQuery } from '@tanstack/react-query';
import { Link } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { categoryTree } from '#src/api/queries/catalogue.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './kind-links.css.ts';

interface KindLinksProps {
  readonly label: string;
  /** The category that is open. */
  readonly without?: string;
}

/** The kinds of light in one row; what did not arrive is left out without a word. */
export function KindLinks({ label, without }: KindLinksProps) {
  const { data } = useQuery(categoryTree(useShop()));
  return (
    data && (
      <nav aria-label={label}>
        <ul className={styles.list}>
          {data.list
            .filter(({ id }) => id !== without)
            .map(({ id, name }) => (
              <li key={id}>
                <Link href={href('/collections', { categoryId: id })} tone="plain" className={styles.kind}>
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    )
  );
}

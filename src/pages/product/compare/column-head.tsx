import { Link, Text, VisuallyHidden } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { compareHref } from '#src/widgets/compare/compare-address.ts';
import type { Column } from './compared.ts';
import { compareText as text } from './text.ts';
import * as styles from './compare.css.ts';

interface ColumnHeadProps {
  readonly column: Column;
  readonly skus: readonly string[];
  readonly onRemove: (sku: string) => void;
}

/** The name of a lamp above its column, and the way to do without it. */
export function ColumnHead({ column: { sku, lamp }, skus, onRemove }: ColumnHeadProps) {
  const title = lamp?.title ?? text.unknown.title(sku);
  return (
    <th scope="col" className={styles.lamp}>
      <span className={styles.title}>
        {lamp ? (
          <Link href={href('/product-detail', { spu: lamp.spu, sku })} tone="quiet">
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      <Text as="span" size="small" tone="muted" className={styles.options}>
        {lamp ? lamp.options : text.unknown.text}
      </Text>
      <Link
        href={compareHref(skus.filter((each) => each !== sku))}
        className={styles.remove}
        onClick={() => onRemove(sku)}
      >
        {text.remove} <VisuallyHidden>{title}</VisuallyHidden>
      </Link>
    </th>
  );
}

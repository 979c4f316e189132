import { classNames } from '../../foundations/class-names.ts';
import { IconCart } from '../../icons/icons.ts';
import { Link } from '../link/link.tsx';
import * as styles from './cart-icon-button.css.ts';

export type CartIconButtonProps = {
  href: string;
  /** Items in the cart; 0 hides the badge, above 99 it shows 99+. */
  count: number;
  /** The accessible name: "Cart, 3 items", "Cart, 99+ items". It must contain the visible count. */
  label: string;
  variant?: keyof typeof styles.variants | undefined;
};

const shownCount = (count: number) => (count > 99 ? '99+' : String(count));

/** A link to the cart with its number of items. */
export function CartIconButton({ href, count, label, variant = 'light' }: CartIconButtonProps) {
  return (
    <Link href={href} tone="plain" aria-label={label} className={classNames(styles.root, styles.variants[variant])}>
      <IconCart />
      {count > 0 && (
        <span key={count} className={styles.count} aria-hidden="true">
          {shownCount(count)}
        </span>
      )}
    </Link>
  );
}

import { Link, ScreenOnly } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { logisticsText } from '../../text/logistics.ts';
import * as styles from './logistics.css.ts';

interface ParcelHelpProps {
  readonly orderNo: string;
  readonly isDelivered: boolean;
  /** Something of the order can be claimed or returned now. */
  readonly canClaim: boolean;
}

/** Where to go when something is wrong with a parcel. */
export function ParcelHelp({ orderNo, isDelivered, canClaim }: ParcelHelpProps) {
  const text = useText(logisticsText.help);
  const claim = canClaim ? href('/order/rma', { orderNo }) : undefined;
  const ways = [
    {
      label: isDelivered ? text.notHere : text.lost,
      href: claim ?? `${href('/support/shipping-policy')}#late-lost-or-damaged`,
    },
    { label: text.damaged, href: claim ?? href('/support/return-policy') },
    { label: text.order, href: href('/order/detail', { orderNo }) },
  ];
  return (
    <ScreenOnly>
      <TitledSection title={text.title}>
        <ul className={styles.help}>
          {ways.map((way) => (
            <li key={way.label} className={styles.helpRow}>
              <Link href={way.href}>{way.label}</Link>
            </li>
          ))}
        </ul>
      </TitledSection>
    </ScreenOnly>
  );
}

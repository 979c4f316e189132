import { Link, ScreenOnly, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { logisticsText } from './text.ts';
import * as styles from './logistics.css.ts';

interface ParcelHelpProps {
  readonly orderNo: string;
  readonly isDelivered: boolean;
  /** Something of the order can be claimed or returned now. */
  readonly canClaim: boolean;
  readonly protection: components['schemas']['OrderProtection'];
}

/** Where to go when something is wrong with a parcel. */
export function ParcelHelp({ orderNo, isDelivered, canClaim, protection }: ParcelHelpProps) {
  const text = useText(logisticsText.help);
  const claim = canClaim ? href('/order/rma', { orderNo }) : undefined;
  const policy = `${href('/support/shipping-policy')}#late-lost-or-damaged`;
  const canClaimGone = !isDelivered || protection.coversHandover;
  const ways = [
    {
      label: isDelivered ? text.notHere : text.lost,
      href: canClaimGone ? (claim ?? policy) : contactHref({ orderNo }),
      note: noteOf(text, isDelivered, protection),
    },
    { label: text.damaged, href: claim ?? href('/support/return-policy'), note: undefined },
    { label: text.order, href: href('/order/detail', { orderNo }), note: undefined },
  ];
  return (
    <ScreenOnly>
      <TitledSection title={text.title}>
        <ul className={styles.help}>
          {ways.map((way) => (
            <li key={way.label} className={styles.helpRow}>
              <Link href={way.href}>{way.label}</Link>
              {way.note !== undefined && (
                <Text size="small" tone="muted">
                  {way.note}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </TitledSection>
    </ScreenOnly>
  );
}

/** What protection, or its lack, means for a parcel that is late or not there. */
function noteOf(
  text: typeof logisticsText.help,
  isDelivered: boolean,
  { state, coversHandover }: ParcelHelpProps['protection'],
): string | undefined {
  if (state === 'ACTIVE') return text.protected;
  return isDelivered && !coversHandover ? text.unprotected : undefined;
}

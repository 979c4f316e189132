import { ArtSignedOut, Link, Text } from '#design-system/index.ts';
import { shipMonthText } from '#rules/ship-months.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { pledgeText as text } from './text.ts';

/** When it is sent, and what happens where it is not made. */
export function PledgeFacts({ pledge: { projectId, shipMonth, isLate } }: { pledge: NonNullable<Quote['pledge']> }) {
  return (
    <Text size="small" tone="muted">
      {text.ships(shipMonthText(shipMonth))} {isLate ? text.late : text.promise}{' '}
      <Link href={href('/prom/new-product-crown-detail', { id: projectId })}>{text.project}</Link>
    </Text>
  );
}

/** The tier is gone, or there never was one. */
export function NothingToPledge() {
  return <MessagePage {...text.gone} href={href('/prom/new-product-crown')} />;
}

/** A pledge is kept in an account; comes back here after the log-in. */
export function LogInToPledge() {
  const { path, query } = usePlace();
  const redirect = `${path}?${query.toString()}`;
  return <MessagePage {...text.signedOut} art={<ArtSignedOut />} href={href('/account/login', { redirect })} />;
}

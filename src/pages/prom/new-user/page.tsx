import { useQuery } from '@tanstack/react-query';
import { classNames } from '#design-system/foundations/class-names.ts';
import type { ReactNode } from 'react';
import {
  Accordion,
  ArtEndedCampaign,
  Button,
  CampaignBand,
  clockFormat,
  Container,
  EmptyState,
  Heading,
  Link,
  SectionHeader,
  Text,
} from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponWorth } from '#src/widgets/coupon-words.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { LogInOrJoin } from '#src/widgets/log-in-or-join.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { FirstPrices } from './first-prices.tsx';
import * as styles from './new-user.css.ts';
import { Pack } from './pack.tsx';
import { newUserOffer, type NewUserOffer } from './queries.ts';
import { newUserText } from './text.ts';
import { useClaimPack } from './use-claim-pack.ts';

/** What waits for a new member: the first lamp of a home, and one button. */
export default function NewUserPage() {
  const text = useText(newUserText);
  const found = useQuery(newUserOffer(useShop()));
  const waiting = (
    <Container>
      <TextSkeleton label={text.loading} lines={8} />
    </Container>
  );
  return (
    <>
      <OfflineNote readAt={found.dataUpdatedAt} />
      <QueryView query={found} waiting={waiting} bringsMargins>
        {(offer) =>
          offer.standing === 'OVER' ? (
            <Over />
          ) : (
            <Offer offer={offer} isOfGuest={found.isPlaceholderData} onEnd={() => void found.refetch()} />
          )
        }
      </QueryView>
    </>
  );
}

interface OfferProps {
  readonly offer: NewUserOffer;
  /** What a guest was shown stands until the standing of the member comes. */
  readonly isOfGuest: boolean;
  /** The seven days are over: asks the server what holds now. */
  readonly onEnd: () => void;
}

function Offer({ offer, isOfGuest, onEnd }: OfferProps) {
  const text = useText(newUserText);
  const { standing, items } = offer;
  const isOpen = standing === 'CLAIMED';
  const isForThem = isOpen || standing === 'GUEST' || standing === 'ELIGIBLE';
  return (
    <div className={classNames(styles.page, offer.image !== null && styles.full)}>
      <Band offer={offer} isForThem={isForThem} isOfGuest={isOfGuest} onEnd={onEnd} />
      {isForThem && (
        <Container className={styles.page}>
          <Pack offer={offer} />
          {items.length > 0 && <FirstPrices items={items} isOpen={isOpen} />}
          <section className={styles.rules} aria-labelledby="rules">
            <SectionHeader id="rules" title={text.rules.title} />
            <Accordion
              items={text.rules.list.map(({ id, question, answer }) => ({
                id,
                title: question,
                body: <Text>{answer}</Text>,
              }))}
            />
          </section>
        </Container>
      )}
    </div>
  );
}

function Band({ offer, isForThem, isOfGuest, onEnd }: OfferProps & { readonly isForThem: boolean }) {
  const text = useText(newUserText);
  const words = useText(couponText);
  const { standing, why, until, image, upright, coupons } = offer;
  const [first] = coupons;
  const title = !isForThem ? text.missed : first ? text.title(couponWorth(first.terms, words)) : text.plainTitle;
  const leads = { GUEST: text.guest, ELIGIBLE: text.eligible, CLAIMED: text.claimed } as const;
  const lead = standing === 'GUEST' || standing === 'ELIGIBLE' || standing === 'CLAIMED' ? leads[standing] : why;
  const date = isForThem && until && (
    <>
      {text.until(until.text)} <Deadline calm until={until.time} format={clockFormat} label={text.left} onEnd={onEnd} />
    </>
  );
  const action = <Action standing={standing} isOfGuest={isOfGuest} />;
  if (image === null) {
    return (
      <Container>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="lead">{lead}</Text>
        {date}
        {action}
      </Container>
    );
  }
  return (
    <CampaignBand
      title={title}
      picture={shopPicture(image, upright ?? undefined)}
      focus="right"
      lead={lead ?? undefined}
      date={date || undefined}
      action={action}
      unlit={!isForThem}
    />
  );
}

function Action({ standing, isOfGuest }: Pick<NewUserOffer, 'standing'> & Pick<OfferProps, 'isOfGuest'>): ReactNode {
  const text = useText(newUserText);
  const { claim, isClaiming } = useClaimPack();
  const isOnline = useOnline();
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isResolving || (isMember && isOfGuest)) return <TextSkeleton label={text.loading} lines={1} />;
  if (standing === 'GUEST') {
    return <LogInOrJoin logIn={text.logIn} join={text.join} thisPage={href('/prom/new-user')} />;
  }
  if (standing === 'ELIGIBLE') {
    return (
      <Button tone="brand" loading={isClaiming} disabled={!isOnline} onClick={claim}>
        {text.claim}
      </Button>
    );
  }
  const isClaimed = standing === 'CLAIMED';
  return (
    <Button asChild tone={isClaimed ? 'outline' : 'solid'}>
      <Link tone="plain" href={isClaimed ? href('/coupon/list') : href('/coupon/center')}>
        {isClaimed ? text.wallet : text.center}
      </Link>
    </Button>
  );
}

function Over() {
  const text = useText(newUserText);
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        art={<ArtEndedCampaign />}
        title={text.over.title}
        body={text.over.body}
        actions={
          <Button asChild>
            <Link tone="plain" href={href('/coupon/center')}>
              {text.center}
            </Link>
          </Button>
        }
      />
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(newUserOffer(shop));

export const head: PageModule['head'] = () => ({ description: newUserText.description });

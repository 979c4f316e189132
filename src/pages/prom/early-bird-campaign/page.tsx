import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  ArtEndedCampaign,
  Button,
  Container,
  EmptyState,
  Heading,
  ImageBox,
  Link,
  type Picture,
  SectionHeader,
  SkeletonList,
  Text,
} from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import { DepositDates } from '../parts/deposit-dates.tsx';
import {
  type DepositCampaign,
  depositCampaigns,
  type DepositReservation,
  depositReservations,
} from '../parts/deposit-queries.ts';
import { depositText } from '../parts/deposit-text.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { OtherPromotions } from '../parts/promotion-ways.tsx';
import { saidMoment } from '../parts/said-moment.ts';
import * as styles from './campaigns.css.ts';
import { depositListText } from './text.ts';

const detailOf = (id: string) => href('/prom/early-bird-campaign-detail', { id });

/** A deposit now, a lower price later, and the three dates between. */
export default function EarlyBirdCampaignPage() {
  const text = useText(depositListText);
  const shop = useShop();
  const found = useQuery(depositCampaigns(shop));
  const mine = useQuery(depositReservations(shop));
  return (
    <Container className={styles.page}>
      <PromotionHead title={text.title} lead={text.lead} />
      <QueryView query={found} waiting={<SkeletonList count={4} />} withNote>
        {({ list }) => <Campaigns list={list} mine={mine.data?.list ?? []} readAt={found.dataUpdatedAt} />}
      </QueryView>
      <OtherPromotions />
    </Container>
  );
}

interface CampaignsProps {
  readonly list: readonly DepositCampaign[];
  readonly mine: readonly DepositReservation[];
  /** Epoch ms on the device clock. */
  readonly readAt: number;
}

function Campaigns({ list, mine, readAt }: CampaignsProps) {
  const text = useText(depositListText);
  const [lead, ...running] = list.filter(({ state }) => state === 'RESERVING');
  const inState = (...states: readonly DepositCampaign['state'][]) =>
    list.filter(({ state }) => states.includes(state));
  const groups = [
    { id: 'now', title: text.others, campaigns: running },
    { id: 'coming', title: text.coming, campaigns: inState('COMING') },
    { id: 'under', title: text.under, campaigns: inState('SOLD_OUT', 'CLOSED', 'BALANCE_DUE', 'SHIPPING') },
    { id: 'over', title: text.over, campaigns: inState('DONE') },
  ];
  return (
    <>
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <SectionHeader id="mine" title={text.mine} />
          <ul className={styles.rows}>
            {mine.map((reservation) => (
              <Reservation key={reservation.reservationId} reservation={reservation} readAt={readAt} />
            ))}
          </ul>
        </section>
      )}
      {list.length === 0 && (
        <EmptyState
          art={<ArtEndedCampaign />}
          title={text.empty.title}
          body={text.empty.body}
          actions={
            <Button asChild>
              <Link tone="plain" href={href('/collections')}>
                {text.empty.action}
              </Link>
            </Button>
          }
        />
      )}
      {lead && <Lead campaign={lead} readAt={readAt} />}
      {groups.map(
        ({ id, title, campaigns }) =>
          campaigns.length > 0 && (
            <section key={id} aria-labelledby={id}>
              <SectionHeader id={id} title={title} />
              <ul className={styles.rows}>
                {campaigns.map((campaign) => (
                  <Campaign key={campaign.id} campaign={campaign} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

function Lead({ campaign, readAt }: { readonly campaign: DepositCampaign; readonly readAt: number }) {
  const text = useText(depositListText);
  const words = useText(depositText);
  const { id, card, variant, summary, left } = campaign;
  return (
    <article className={styles.lead}>
      <div className={styles.leadPicture}>
        <LitPicture
          image={{ ...card.image, alt: '' }}
          ratio="portrait"
          sizes="(min-width: 900px) 50vw, 100vw"
          priority
        />
      </div>
      <div className={styles.leadWords}>
        <Heading level={2} look={2}>
          <Link href={detailOf(id)} tone="quiet">
            {card.title}
          </Link>
        </Heading>
        <Worth campaign={campaign} />
        <Text>{summary}</Text>
        <DepositDates campaign={campaign} readAt={readAt} />
        <Button asChild block>
          <Link tone="plain" href={detailOf(id)} aria-label={text.seeOf(card.title)}>
            {text.see}
          </Link>
        </Button>
        <p className={styles.facts}>{[variant, words.left(left)].filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  );
}

function Worth({ campaign: { deposit, worth, goods, price } }: { campaign: DepositCampaign }) {
  const text = useText(depositListText);
  return (
    <div>
      <p className={styles.worth}>{text.worth(formatMoney(deposit), formatMoney(worth))}</p>
      <p className={styles.facts}>{text.after(formatMoney(goods), formatMoney(price))}</p>
    </div>
  );
}

interface RowProps {
  readonly picture: Picture;
  readonly title: string;
  readonly address: string;
  readonly action?: { readonly label: string; readonly spoken: string };
  readonly children: ReactNode;
}

function Row({ picture, title, address, action, children }: RowProps) {
  return (
    <li className={styles.row}>
      <ImageBox picture={{ ...picture, alt: '' }} sizes="96px" rounded />
      <div className={styles.rowWords}>
        <Heading level={3} look={4}>
          <Link href={address} tone="quiet">
            {title}
          </Link>
        </Heading>
        {children}
      </div>
      {action && (
        <div className={styles.rowAction}>
          <Button asChild size="s" tone="outline">
            <Link tone="plain" href={address} aria-label={action.spoken}>
              {action.label}
            </Link>
          </Button>
        </div>
      )}
    </li>
  );
}

function Campaign({ campaign }: { campaign: DepositCampaign }) {
  const text = useText(depositListText);
  const words = useText(depositText);
  const { id, card, state, deposit, worth, variant, left } = campaign;
  const standing = state === 'RESERVING' ? words.left(left) : words.states[state];
  const isOver = state === 'DONE';
  return (
    <Row
      picture={isOver ? unlitPicture(card.image) : shopPicture(card.image)}
      title={card.title}
      address={detailOf(id)}
      {...(isOver ? {} : { action: { label: text.see, spoken: text.seeOf(card.title) } })}
    >
      <p>{text.worth(formatMoney(deposit), formatMoney(worth))}</p>
      <p className={styles.facts}>{[variant, standing].filter(Boolean).join(' · ')}</p>
    </Row>
  );
}

function Reservation({ reservation, readAt }: { readonly reservation: DepositReservation; readonly readAt: number }) {
  const text = useText(depositListText);
  const words = useText(depositText);
  const site = useSite();
  const { campaignId, title, image, standing, balance, balanceEnd } = reservation;
  const label = standing === 'HELD' || standing === 'BALANCE_DUE' ? text.next[standing] : text.open;
  return (
    <Row
      picture={shopPicture(image)}
      title={title}
      address={detailOf(campaignId)}
      action={{ label, spoken: label === text.open ? text.openOf(title) : `${label}: ${title}` }}
    >
      <p>{words.standings[standing]}</p>
      {standing === 'BALANCE_DUE' && (
        <p className={styles.facts}>{text.due(formatMoney(balance), saidMoment(balanceEnd - 1, site, readAt))}</p>
      )}
    </Row>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(depositCampaigns(shop));

export const head: PageModule['head'] = () => ({ description: depositListText.lead });

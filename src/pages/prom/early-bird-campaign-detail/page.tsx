import { useQuery } from '@tanstack/react-query';
import {
  ArtElsewhere,
  Breadcrumbs,
  Container,
  Heading,
  Link,
  SpecList,
  SummaryList,
  Text,
} from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { specText } from '#rules/spec-text.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { idIn } from '../parts/address-values.ts';
import { DepositDates } from '../parts/deposit-dates.tsx';
import { type DepositCampaign, depositCampaign, depositReservations } from '../parts/deposit-queries.ts';
import { saidMoment } from '../parts/said-moment.ts';
import * as styles from './detail.css.ts';
import { Reservation } from './reservation.tsx';
import { Reserve } from './reserve.tsx';
import { depositDetailText } from './text.ts';

type Detail = components['schemas']['DepositCampaignDetail'];

const listPath = href('/prom/early-bird-campaign');

/** One lamp, what a deposit makes of its price, and what has been reserved of it. */
export default function DepositCampaignPage() {
  const text = useText(depositDetailText);
  const id = idIn(usePlace().query, 'id');
  const found = useQuery({ ...depositCampaign(useShop(), id ?? ''), enabled: id !== undefined });
  const code = found.error instanceof ShopApiError ? found.error.code : undefined;
  if (id === undefined || code === 'NOT_FOUND')
    return <MessagePage nothing="missing" {...text.missing} href={listPath} />;
  if (code === 'NOT_IN_MARKET')
    return <MessagePage nothing="empty" art={<ArtElsewhere />} {...text.elsewhere} href={listPath} />;
  return (
    <Container className={styles.page}>
      <OfflineNote readAt={found.dataUpdatedAt} />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={12} />}>
        {(detail) => (
          <Campaign key={id} detail={detail} readAt={found.dataUpdatedAt} onMoved={() => void found.refetch()} />
        )}
      </QueryView>
    </Container>
  );
}

interface CampaignProps {
  readonly detail: Detail;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  /** A moment has come: the server says what holds now. */
  readonly onMoved: () => void;
}

function Campaign({ detail: { campaign, highlights, specs }, readAt, onMoved }: CampaignProps) {
  const text = useText(depositDetailText);
  const { id, card, variant, summary, deposit, worth } = campaign;
  const mine = useQuery(depositReservations(useShop()));
  const own = (mine.data?.list ?? []).filter(({ campaignId }) => campaignId === id);
  const refresh = () => {
    onMoved();
    void mine.refetch();
  };
  return (
    <>
      <Breadcrumbs label={text.trail} trail={[{ href: listPath, label: text.list }]} current={card.title} />
      <div className={styles.split}>
        <div className={styles.picture}>
          <LitPicture image={card.image} ratio="portrait" sizes="(min-width: 900px) 50vw, 100vw" priority />
        </div>
        <div className={styles.words}>
          <Heading level={1} look={2} tabIndex={-1}>
            {text.title(card.title, formatMoney(deposit), formatMoney(worth))}
          </Heading>
          {variant !== '' && <p className={styles.facts}>{variant}</p>}
          <DepositDates campaign={campaign} readAt={readAt} />
          {own.map((reservation) => (
            <Reservation
              key={reservation.reservationId}
              reservation={reservation}
              readAt={mine.dataUpdatedAt}
              onEnd={refresh}
            />
          ))}
          <Reserve campaign={campaign} readAt={readAt} onEnd={refresh} />
          <Text>{summary}</Text>
          <Sum campaign={campaign} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={styles.column}>
          <section aria-labelledby="terms" className={styles.words}>
            <Heading level={2} look={3} id="terms">
              {text.terms}
            </Heading>
            <Terms campaign={campaign} readAt={readAt} />
          </section>
          <section aria-labelledby="highlights" className={styles.words}>
            <Heading level={2} look={3} id="highlights">
              {text.highlights}
            </Heading>
            <ul className={styles.prose}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <div className={styles.links}>
              <Link href={href('/product-detail', { spu: card.spu, sku: card.sku })}>{text.product}</Link>
              <Link href={href('/faq/list', { spu: card.spu })}>{text.questions}</Link>
            </div>
          </section>
        </div>
        <section aria-labelledby="specs" className={styles.words}>
          <Heading level={2} look={3} id="specs">
            {text.specs}
          </Heading>
          <SpecList items={specs.map((spec) => ({ name: spec.name, value: specText(spec) }))} />
        </section>
      </div>
    </>
  );
}

/** The price, what the deposit takes off it, and when each part is paid. */
function Sum({ campaign: { price, worth, deposit, balance, goods } }: { campaign: DepositCampaign }) {
  const text = useText(depositDetailText);
  return (
    <section aria-label={text.sum}>
      <SummaryList
        rows={[
          { id: 'price', label: text.price, value: formatMoney(price) },
          { id: 'worth', label: text.worth(formatMoney(deposit)), value: `−${formatMoney(worth)}`, tone: 'discount' },
          { id: 'balance', label: text.later, value: formatMoney(balance) },
          { id: 'deposit', label: text.now, value: formatMoney(deposit) },
        ]}
        total={{ label: text.inAll, value: formatMoney(goods), note: text.inAllNote }}
      />
    </section>
  );
}

interface TermsProps extends Pick<CampaignProps, 'readAt'> {
  readonly campaign: DepositCampaign;
}

function Terms({ campaign: { balanceStart, balanceEnd, goesBack }, readAt }: TermsProps) {
  const text = useText(depositDetailText);
  const site = useSite();
  const due = saidMoment(balanceEnd - 1, site, readAt);
  return (
    <div className={styles.prose}>
      <Text>{text.untilBalance(saidMoment(balanceStart, site, readAt))}</Text>
      <Text>{goesBack ? text.goesBack(due) : text.forfeit(due)}</Text>
      <Text>{text.after}</Text>
    </div>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) => {
  const id = idIn(query, 'id');
  return id === undefined ? Promise.resolve() : data.prefetchQuery(depositCampaign(shop, id));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const id = idIn(query, 'id');
  const found = id === undefined ? undefined : data.getQueryData(depositCampaign(shop, id).queryKey);
  if (found === undefined) return {};
  const { card, summary } = found.campaign;
  return { title: card.title, description: summary, image: `${card.image.url}night-640.webp` };
};

import { useQuery } from '@tanstack/react-query';
import { Banner, Breadcrumbs, Container, Heading, Link, SectionHeader, Stack, Text } from '#design-system/index.ts';
import { civilTime } from '#rules/dates.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as page from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { partsScene } from '#src/widgets/scene-picture/scenes.ts';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { ArticleRows } from '../parts/article-rows.tsx';
import { ContactPanel } from '../parts/contact-panel.tsx';
import { supportHome, type SupportHome } from '../parts/help-queries.ts';
import { HelpSearch } from '../parts/help-search.tsx';
import { helpText } from '../parts/help-text.ts';
import { Lights } from '../parts/lights.tsx';
import * as helpStyles from '../parts/help.css.ts';
import * as styles from './home.css.ts';
import { supportHomeText } from './text.ts';
import { Topics } from './topics.tsx';

/** Where somebody begins who needs help: a search, orders, topics, the own lights and a person. */
export default function SupportHomePage() {
  const text = useText(supportHomeText);
  const found = useQuery(supportHome(useShop()));
  return (
    <Container className={page.page}>
      <div className={styles.page}>
        <Stack gap="m">
          <Breadcrumbs
            label={helpText.trail}
            trail={[{ href: href('/home'), label: helpText.home }]}
            current={helpText.support}
          />
          <OfflineNote readAt={found.dataUpdatedAt} />
          <div className={styles.top}>
            <div className={styles.picture}>
              <ScenePicture scene={partsScene} shape="square" />
            </div>
            <div className={styles.words}>
              <Stack gap="s">
                <Heading level={1} tabIndex={-1}>
                  {helpText.support}
                </Heading>
                <Text size="lead">{text.lead}</Text>
              </Stack>
              <HelpSearch />
              <Orders />
            </div>
          </div>
        </Stack>
        <QueryView query={found} waiting={<TextSkeleton label={helpText.loading} lines={12} />}>
          {(home) => <Whole home={home} />}
        </QueryView>
      </div>
    </Container>
  );
}

function OwnLights({ products }: { products: SupportHome['myProducts'] }) {
  const text = useText(supportHomeText);
  if (products.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 id="own-lights" className={styles.groupTitle}>
        {text.own}
      </h2>
      <Lights products={products} labelledBy="own-lights" />
    </section>
  );
}

/** What most people come for: each leads on to the log-in or to the number of an order where it has to. */
function Orders() {
  const text = useText(supportHomeText.orders);
  const ways = [
    { to: href('/order/list'), label: text.track },
    { to: href('/order/rma'), label: text.return },
    { to: href('/order/bill'), label: text.invoice },
    { to: href('/user-manual/seel-policy-explanation'), label: text.protection },
    { to: href('/support/policy'), label: text.policies },
  ];
  return (
    <section className={styles.group}>
      <h2 id="orders" className={styles.groupTitle}>
        {text.title}
      </h2>
      <ul className={styles.ways} aria-labelledby="orders">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link href={to} className={styles.way}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Whole({ home: { topics, hotArticles, contact, notices, myProducts } }: { home: SupportHome }) {
  const text = useText(supportHomeText);
  const site = useSite();
  const days = notices.map(({ day }) => marketDay(civilTime(day, markets[site].timeZone), site));
  return (
    <>
      {days.length > 0 && <Banner tone="info">{text.closed(days.join(', '))}</Banner>}
      <Topics topics={topics} />
      <OwnLights products={myProducts} />
      <div className={helpStyles.withSide}>
        <section aria-labelledby="hot">
          <SectionHeader id="hot" title={text.hot} />
          <ArticleRows articles={hotArticles} />
        </section>
        <ContactPanel contact={contact} />
      </div>
    </>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(supportHome(shop));

export const head: PageModule['head'] = () => ({ description: supportHomeText.description });

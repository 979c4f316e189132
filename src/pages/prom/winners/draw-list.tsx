import { useQuery } from '@tanstack/react-query';
import { ArtEndedCampaign, Container, EmptyState, Link, SectionHeader, Stack } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import * as frame from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { CalendarRow, CalendarRows } from '../parts/calendar-rows.tsx';
import { giveawayAddress } from '../parts/giveaway-address.ts';
import { PromotionHead } from '../parts/promotion-head.tsx';
import { saidMoment } from '../parts/said-moment.ts';
import { winnersAddress } from '../parts/winners-address.ts';
import { type DrawCard, draws } from './queries.ts';
import { winnersText } from './text.ts';

const activities = href('/prom/activity-list');
const isAhead = ({ state }: DrawCard): boolean => state === 'SCHEDULED' || state === 'CLOSED';

/** The draws of the market: those that can still be entered or wait for their number, and those that were held. */
export function DrawList({ pageNo }: { pageNo: number }) {
  const text = useText(winnersText.list);
  const found = useQuery(draws(useShop(), pageNo));
  return (
    <Container className={frame.page}>
      <Stack gap="xl">
        <PromotionHead title={text.title} lead={text.lead} />
        <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={8} />} withNote marksOutdated>
          {({ list, total, pageSize }) => (
            <NumberedPages
              page={pageNo}
              total={total}
              pageSize={pageSize}
              hrefOf={(page) => href('/prom/winner-announcement', page === 1 ? {} : { pageNo: page })}
            >
              {list.length === 0 ? (
                <Empty />
              ) : (
                <Stack gap="xl">
                  <Part id="ahead" title={text.ahead} now={found.dataUpdatedAt} draws={list.filter(isAhead)} leads />
                  <Part
                    id="held"
                    title={text.held}
                    now={found.dataUpdatedAt}
                    draws={list.filter((draw) => !isAhead(draw))}
                    leads={!list.some(isAhead)}
                  />
                </Stack>
              )}
            </NumberedPages>
          )}
        </QueryView>
        <p>
          <Link href={activities}>{text.toActivities}</Link>
        </p>
      </Stack>
    </Container>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** When they were read, epoch ms. */
  readonly now: number;
  readonly draws: readonly DrawCard[];
  readonly leads: boolean;
}

function Part({ id, title, now, draws: shown, leads }: PartProps) {
  const text = useText(winnersText.list);
  const site = useSite();
  if (shown.length === 0) return null;
  const count = (many: number): string => coinCount(many, site);
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <CalendarRows>
        {shown.map(({ drawTime, state, entries, winners, ...draw }, index) => (
          <CalendarRow
            key={draw.handle}
            {...draw}
            headingLevel={3}
            isOver={state === 'CANCELLED'}
            leads={leads && index === 0}
            // Who can still enter is led to where that is done.
            href={(state === 'SCHEDULED' ? giveawayAddress : winnersAddress)(draw.handle)}
            when={text.when[state](saidMoment(drawTime, site, now))}
            summary={state === 'SCHEDULED' ? draw.summary : text.summary[state](count(entries ?? 0), count(winners))}
          />
        ))}
      </CalendarRows>
    </section>
  );
}

function Empty() {
  const text = useText(winnersText.list);
  return <EmptyState {...text.empty} art={<ArtEndedCampaign />} />;
}

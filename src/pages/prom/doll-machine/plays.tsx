import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button, DataTable, SectionHeader, SkeletonText, Stack } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { nextOf, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { href } from '#src/routing/href.ts';
import { momentText } from '#src/widgets/moments.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { dollPlays } from './queries.ts';
import { dollMachineText } from './text.ts';

/** What the member has played. */
export function Plays() {
  const text = useText(dollMachineText.plays);
  const site = useSite();
  const found = useInfiniteQuery(dollPlays(useShop()));
  const section = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfter();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const showMore = () => {
    focusAfter(nextOf(() => section.current?.querySelectorAll<HTMLElement>('tbody tr')));
    void fetchNextPage();
  };
  return (
    <section ref={section} aria-labelledby="plays">
      <Stack gap="m">
        <SectionHeader id="plays" title={text.title} link={{ href: href('/prom/prize-list'), label: text.prizes }} />
        <QueryView query={found} waiting={<SkeletonText lines={4} />}>
          {({ pages }) => (
            <DataTable
              caption={text.title}
              captionHidden
              columns={[
                { key: 'when', label: text.when },
                { key: 'what', label: text.what },
                { key: 'cost', label: text.cost, numeric: true },
              ]}
              rows={pages
                .flatMap(({ list }) => list)
                .map(({ playId, time, prize, cost }) => ({
                  id: playId,
                  cells: {
                    when: momentText(time, site),
                    what: prize?.title ?? text.nothing,
                    cost: cost === 0 ? text.free : text.coins(cost),
                  },
                }))}
              emptyText={text.none}
            />
          )}
        </QueryView>
        {hasNextPage && (
          <div>
            <Button tone="outline" loading={isFetchingNextPage} onClick={showMore}>
              {text.more}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

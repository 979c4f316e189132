import { useQuery } from '@tanstack/react-query';
import { SectionHeader, SkeletonText, Stack, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { launchList } from '#src/api/queries/catalogue.ts';
import { launchText } from '#src/text/launches.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { suCenterText } from './text.ts';
import { LaunchRow } from './launch-row.tsx';
import * as styles from './su-center.css.ts';

/** The products that are not launched yet, with the time for everybody and that of whoever is here. */
export function EarlyAccess() {
  const found = useQuery(launchList(useShop()));
  const text = useText(suCenterText.early);
  return (
    <section aria-labelledby="early-access">
      <Stack gap="m">
        <SectionHeader id="early-access" title={text.title} lead={launchText.levels} />
        <QueryView query={found} waiting={<SkeletonText lines={3} />}>
          {({ list }) =>
            list.length === 0 ? (
              <Text tone="muted">{text.empty}</Text>
            ) : (
              <ul className={styles.launches}>
                {list.map((product) =>
                  product.launch ? (
                    <li key={product.spu} className={styles.launch}>
                      <LaunchRow product={product} launch={product.launch} />
                    </li>
                  ) : null,
                )}
              </ul>
            )
          }
        </QueryView>
      </Stack>
    </section>
  );
}

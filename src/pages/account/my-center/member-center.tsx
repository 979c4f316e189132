import { useQuery } from '@tanstack/react-query';
import { Banner, Stack } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { suInfo, userInfo } from '#src/api/queries/account.ts';
import { LateAccountTools, LateHelp } from '#src/widgets/account-area/account-area.tsx';
import { latePart } from '#src/widgets/late-part.tsx';
import { dayText } from '#src/widgets/moments.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { centerText as text } from './text.ts';
import * as styles from './center.css.ts';
import { CenterHead, CenterHeadSkeleton } from './center-head.tsx';
import { LastOrder } from './last-order.tsx';
import { LateYourLights } from './late-below.tsx';
import { OrderRows } from './order-rows.tsx';
import { RewardRows } from './reward-rows.tsx';
import { Settings } from './settings.tsx';

const ConfirmEmail = latePart(() => import('#src/widgets/confirm-email.tsx').then((part) => part.ConfirmEmailBanner));

/** The last order first, then everything else in rows. The three requests do not wait for each other. */
export function MemberCenter() {
  const shop = useShop();
  const site = useSite();
  const { data: info, error, refetch, dataUpdatedAt } = useQuery(userInfo(shop));
  const { data: savvy } = useQuery(suInfo(shop));
  if (!info && error) return <QueryFailed error={error} retry={refetch} />;
  return (
    <Stack gap="xxl">
      <Stack gap="l">
        {info && <OfflineNote readAt={dataUpdatedAt} />}
        {info && info.deletionTime !== null && (
          <Banner tone="caution">{text.deletion(dayText(info.deletionTime, site))}</Banner>
        )}
        {info && !info.emailProved && <ConfirmEmail />}
        {info ? <CenterHead info={info} /> : <CenterHeadSkeleton />}
        <LastOrder />
      </Stack>
      <div className={styles.rows}>
        <OrderRows counts={info?.counts} />
        <RewardRows info={info} savvy={savvy} />
        <LateAccountTools />
        <LateHelp />
      </div>
      <LateYourLights />
      <Settings />
    </Stack>
  );
}

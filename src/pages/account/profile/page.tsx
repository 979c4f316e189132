import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Container, SkeletonForm, Stack } from '#design-system/index.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { layoutText } from '#src/text/layout.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as pageStyles from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { DeletionAhead } from './deletion-ahead.tsx';
import { OpenPart } from './open-part.tsx';
import { PartList } from './part-list.tsx';
import * as styles from './profile.css.ts';
import { readPart } from './profile-parts.ts';

/** The member, what the shop keeps of them, and the ways to change or end it: a list of parts, one of them open. */
export default function ProfilePage() {
  const part = readPart(usePlace().query);
  const found = useQuery(userInfo(useShop()));
  return (
    <QueryView query={found} waiting={<Waiting />}>
      {(info) => (
        <Container className={pageStyles.page}>
          <Stack gap="l">
            <OfflineNote readAt={found.dataUpdatedAt} />
            <AskedDeletion time={info.deletionTime} />
            <div className={styles.root}>
              <PartList open={part} info={info} />
              <OpenPart key={part ?? 'none'} part={part} info={info} />
            </div>
          </Stack>
        </Container>
      )}
    </QueryView>
  );
}

/** The end of the account, where one was asked for; has the focus when that is done here, as the form for it is gone. */
function AskedDeletion({ time }: { time: number | null }) {
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef(time);
  useEffect(() => {
    if (before.current === null && time !== null) notice.current?.focus();
    before.current = time;
  }, [time]);
  if (time === null) return null;
  return (
    // The mail about it leads here.
    <div id="keep" tabIndex={-1} ref={notice}>
      <DeletionAhead time={time} />
    </div>
  );
}

function Waiting() {
  return (
    <Container className={pageStyles.page}>
      <Stack loadingLabel={layoutText.loading}>
        <SkeletonForm />
      </Stack>
    </Container>
  );
}

import { useEffect } from 'react';
import { Banner } from '#design-system/index.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';

/** What being offline means here, in place of the notice that says it everywhere. */
export function OfflineBanner({ children }: { children: string }) {
  const withActors = useWithActors();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) withActors(({ notifications }) => notifications.send({ type: 'notice.withdraw', key: 'offline' }));
  }, [isOnline, withActors]);
  return isOnline ? null : <Banner tone="caution">{children}</Banner>;
}

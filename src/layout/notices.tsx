import { NotificationStack } from '#design-system/index.ts';
import { selectNotices } from '#machines/notifications/selectors.ts';
import type { NoticeItem } from '#machines/notifications/types.ts';
import { useActors } from '../actors/hooks.ts';
import { useActorValue } from '../actors/use-actor-value.ts';
import { layoutText } from '../text/layout.ts';

const tones = { info: 'info', success: 'positive', warning: 'caution', danger: 'critical' } as const;
const none: readonly NoticeItem[] = [];

/** The notices on screen. */
export function Notices() {
  const notices = useActorValue(useActors()?.notifications, selectNotices, none);
  const send = (id: string, type: 'notice.hold' | 'notice.release') =>
    notices.find((notice) => notice.id === id)?.ref.send({ type });
  return (
    <NotificationStack
      label={layoutText.notices}
      items={notices.map(({ id, content }) => ({ id, tone: tones[content.tone], message: content.text }))}
      onPause={(id) => send(id, 'notice.hold')}
      onResume={(id) => send(id, 'notice.release')}
    />
  );
}

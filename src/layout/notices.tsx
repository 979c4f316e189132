import { useSyncExternalStore } from 'react';
import { NotificationStack, type NotificationItem } from '#design-system/index.ts';
import { selectNotices } from '#machines/notifications/selectors.ts';
import type { NoticeItem } from '#machines/notifications/types.ts';
import { useActors, useWithActors } from '../actors/use-actors.ts';
import { useMachineValue } from '../actors/use-machines.ts';
import { layoutText } from '../text/layout.ts';
import { slowRequestText } from '../text/slow-request.ts';

const tones = { info: 'info', success: 'positive', warning: 'caution', danger: 'critical' } as const;
const none: readonly NoticeItem[] = [];
const nobodyCalls = () => () => undefined;

/** The notices on screen, and the word about a call that takes long. */
export function Notices() {
  const notices = useMachineValue('notifications', selectNotices, none);
  const slowCall = useSlowCall();
  const send = (id: string, type: 'notice.hold' | 'notice.release') =>
    notices.find((notice) => notice.id === id)?.ref.send({ type });
  const withActors = useWithActors();
  const items = notices.map(({ id, content: { undo, ...content }, ref }) => ({
    id,
    tone: tones[content.tone],
    message: content.text,
    onDismiss: () => ref.send({ type: 'notice.close' }),
    action: undo && {
      label: undo.label,
      onPress: () => {
        withActors(({ additions }) => additions.undo(undo.line));
        ref.send({ type: 'notice.close' });
      },
    },
  }));
  return (
    <NotificationStack
      label={layoutText.notices}
      items={slowCall ? [slowCall, ...items] : items}
      onPause={(id) => send(id, 'notice.hold')}
      onResume={(id) => send(id, 'notice.release')}
    />
  );
}

/** Stays as long as the call does; no clock of its own closes it. */
function useSlowCall(): NotificationItem | undefined {
  const calls = useActors()?.calls;
  const stage = useSyncExternalStore(calls?.subscribe ?? nobodyCalls, () => calls?.stage() ?? 'quick');
  if (!calls || stage === 'quick') return undefined;
  const { stillWorking, cancel } = slowRequestText;
  const action = stage === 'tooLong' ? { label: cancel, onPress: calls.cancel } : undefined;
  return { id: 'slow-request', tone: 'info', message: stillWorking, action };
}

import { useEffect } from 'react';
import { ArtOffline } from '#design-system/index.ts';
import { statesText } from '../text/states.ts';
import { MessageBlock } from './message-block.tsx';

const { offline, chunkFailed } = statesText;
const reload = () => window.location.reload();

/** Instead of a page whose code did not arrive for want of a connection; loads it as soon as there is one. */
export function OfflinePage() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <MessageBlock
      title={offline.title}
      body={chunkFailed.offline}
      action={chunkFailed.action}
      art={<ArtOffline />}
      onAction={reload}
    />
  );
}

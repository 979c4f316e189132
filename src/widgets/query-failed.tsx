import { ArtOffline } from '#design-system/index.ts';
import { ShopApiError } from '../api/errors.ts';
import { statesText } from '../text/states.ts';
import { href } from '../routing/href.ts';
import { MessageBlock } from './message-block.tsx';
import { MessagePage } from './message-page.tsx';
import { SignedOut } from './signed-out.tsx';

/** What a failed read looks like, by why it failed. */
export function QueryFailed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { status, kind, code }: Partial<ShopApiError> = error instanceof ShopApiError ? error : {};
  if (status === 401) return <SignedOut />;
  // The profile says how, and sends the mail again.
  if (code === 'AUTH_EMAIL_UNPROVED')
    return <MessagePage {...statesText.unproved} href={href('/profile', { part: 'password' })} />;
  if (status === 404 || status === 403)
    return <MessagePage nothing="missing" {...statesText.notFound} href={href('/home/search')} />;
  if (kind === 'network')
    return <MessageBlock {...statesText.offline} art={<ArtOffline />} onAction={() => void retry()} />;
  return <MessageBlock {...statesText.failed} onAction={() => void retry()} />;
}

import { Button, Inline, InlineMessage, Link } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { shareText } from './text.ts';
import { href } from '#src/routing/href.ts';
import { SharePart } from './share-part.tsx';
import * as styles from './share.css.ts';
import { useInvitation } from './use-invitation.ts';

const text = shareText.invited;

/** Who sent the link, as far as the server says it. To a member with an inviter, or of their own code, it says nothing. */
export function Invitation({ code }: { code: string }) {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const invitation = useInvitation(code);
  if (invitation.state === 'silent') return null;
  const { inviter, rewards = [] } = invitation;
  const place = inviter !== undefined ? styles.bound : styles.either.guest;
  return (
    <div className={isMember || isResolving ? place : undefined}>
      <SharePart title={inviter === undefined ? text.title : text.by(inviter)} lead={text.body}>
        {inviter !== undefined && <InlineMessage tone="positive">{text.bound(rewards)}</InlineMessage>}
        <Inline gap="s" wrap>
          {rewards.length > 0 && (
            <Button asChild>
              <Link href={href('/coupon/list')} tone="plain">
                {text.coupons}
              </Link>
            </Button>
          )}
          {!isMember && (
            <Button asChild>
              <Link href={href('/account/signUp')} tone="plain">
                {text.register}
              </Link>
            </Button>
          )}
          <Button asChild tone="outline">
            <Link href={href('/home/search', { sort: 'BEST' })} tone="plain">
              {text.look}
            </Link>
          </Button>
        </Inline>
      </SharePart>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Button, Form, Heading, Inline, InlineMessage, Text } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { EmailSent } from '#src/widgets/email-sent.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { CrowdDetail } from '../parts/crowd-queries.ts';
import * as styles from './crown-detail.css.ts';
import { crowdDetailText } from './text.ts';
import { useFollow } from './use-follow.ts';

interface FollowProps {
  readonly detail: CrowdDetail;
  readonly token: string | undefined;
}

/** Who gets the news by mail, or the way to get it. What an action leads to takes the focus. */
export function Follow({ detail, token }: FollowProps) {
  const text = useText(crowdDetailText).follow;
  const { following, project } = detail;
  const { renew, ...actions } = useFollow(project.id, following === null ? undefined : token);
  const place = useRef<HTMLElement>(null);
  const state = following === null ? 'none' : following.isConfirmed ? 'confirmed' : 'unproved';
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) place.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="follow" className={styles.part}>
      <Heading level={2} look={4} id="follow">
        {text.title}
      </Heading>
      {following === null ? (
        <>
          {token !== undefined && <InlineMessage tone="caution">{text.oldLink}</InlineMessage>}
          <FollowForm id={project.id} onFollowing={renew} />
        </>
      ) : (
        <Following following={following} token={token} {...actions} />
      )}
    </section>
  );
}

interface FollowingProps {
  readonly following: NonNullable<CrowdDetail['following']>;
  readonly token: string | undefined;
  readonly isBusy: boolean;
  readonly confirm: (token: string) => void;
  readonly leave: () => void;
}

/** Behind the link in the mail a press confirms, since programs that look at mail open every link. */
function Following({ following: { isConfirmed, emailMasked }, token, isBusy, confirm, leave }: FollowingProps) {
  const text = useText(crowdDetailText).follow;
  const isOnline = useOnline();
  return (
    <>
      <Text>{isConfirmed ? text.as(emailMasked) : text.isYours(emailMasked)}</Text>
      <Inline gap="m" wrap>
        {!isConfirmed && token !== undefined && (
          <Button tone="outline" loading={isBusy} disabled={!isOnline} onClick={() => confirm(token)}>
            {text.confirm}
          </Button>
        )}
        <Button tone="quiet" flush loading={isBusy} disabled={!isOnline} onClick={leave}>
          {isConfirmed ? text.leave : text.notMine}
        </Button>
      </Inline>
    </>
  );
}

const fieldId = 'follow-email';

function FollowForm({ id, onFollowing }: { readonly id: string; readonly onFollowing: () => Promise<void> }) {
  const text = useText(crowdDetailText).follow;
  const shop = useShop();
  const isOnline = useOnline();
  const isGuest = shop.member === null;
  const checkEmail = emailRule(text.emailWrong);
  const form = useForm({
    ids: isGuest ? { email: fieldId } : {},
    check: ({ email }: { email: string }) => (isGuest ? { email: checkEmail(email) } : {}),
    initial: { email: '' },
    send: ({ email }) =>
      unwrap(
        shop.client.POST('/app-mall/v1/prom/crowd/follow', {
          body: { id, ...(isGuest ? { email: cleanText('email', email) } : {}) },
        }),
      ),
    onSent: ({ state }) => {
      if (state === 'REGISTERED') void onFollowing();
    },
  });
  if (form.isSent && isGuest) return <EmailSent text={text.sent} fieldId={fieldId} onAgain={form.again} />;
  return (
    <Form {...form.bind} className={styles.text}>
      <Text size="small" tone="muted">
        {isGuest ? `${text.about} ${text.mailed}` : text.about}
      </Text>
      {isGuest && <EmailField {...form.text('email')} name="email" label={text.email} autoComplete="email" />}
      {!isGuest && form.failure !== undefined && <InlineMessage tone="critical">{form.failure}</InlineMessage>}
      <Button type="submit" tone="outline" loading={form.isSending} disabled={!isOnline}>
        {text.submit}
      </Button>
    </Form>
  );
}

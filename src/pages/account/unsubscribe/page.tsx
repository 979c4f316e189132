import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Banner, Container, Heading, SkeletonForm, Stack, Text } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { mailPreferences } from '#src/api/queries/preferences.ts';
import { layoutText } from '#src/text/layout.ts';
import { mailPreferencesText as text } from '#src/text/mail-preferences.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { withSummary } from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';
import { MailSwitches } from '#src/widgets/mail-topics/mail-topics.tsx';
import { useMailChoices, type MailPreferences } from '#src/widgets/mail-topics/use-mail-choices.ts';
import { SampleMails } from './sample-mails.tsx';
import { WaysIn } from './ways-in.tsx';

/** Answers to a link that is cut, forged or too old. */
const deadLink: readonly unknown[] = ['MAIL_LINK_INVALID', 'BAD_REQUEST'];

export default function UnsubscribePage() {
  const token = usePlace().query.get('token') ?? '';
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  return (
    <div className={styles.page}>
      {token !== '' ? (
        <ByLink key={token} token={token} isMember={isMember} />
      ) : isMember ? (
        <OfMember />
      ) : isResolving ? (
        <Waiting />
      ) : (
        <WaysIn lead={text.link.pageLead} />
      )}
    </div>
  );
}

function ByLink({ token, isMember }: { token: string; isMember: boolean }) {
  const found = useQuery(mailPreferences(useShop(), token));
  const { error } = found;
  const isDead = error instanceof ShopApiError && deadLink.includes(error.code);
  if (isDead) return isMember ? <OfMember note={text.oldLink} /> : <WaysIn lead={text.link.expired} />;
  return <Choices found={found} token={token} />;
}

function OfMember({ note }: { note?: string }) {
  return <Choices found={useQuery(mailPreferences(useShop(), undefined))} note={note} />;
}

interface ChoicesProps {
  readonly found: UseQueryResult<MailPreferences>;
  readonly token?: string;
  /** Something to know first. */
  readonly note?: string | undefined;
}

function Choices({ found, ...props }: ChoicesProps) {
  return (
    <QueryView query={found} waiting={<Waiting />}>
      {(preferences) => <FoundChoices {...props} preferences={preferences} readAt={found.dataUpdatedAt} />}
    </QueryView>
  );
}

interface FoundChoicesProps extends Omit<ChoicesProps, 'found'> {
  readonly preferences: MailPreferences;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
}

function FoundChoices({ preferences, token, note, readAt }: FoundChoicesProps) {
  const choices = useMailChoices(preferences, token);
  return (
    <Container className={withSummary}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          <Text tone="muted">{text.lead(preferences.emailMasked)}</Text>
        </Stack>
        {note !== undefined && <Banner tone="info">{note}</Banner>}
        <OfflineNote readAt={readAt} />
        <MailSwitches choices={choices} />
      </Stack>
      <SampleMails topics={choices.topics} />
    </Container>
  );
}

function Waiting() {
  return (
    <Container width="narrow">
      <Stack loadingLabel={layoutText.loading}>
        <SkeletonForm fields={3} />
      </Stack>
    </Container>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Banner, Container, Heading, SkeletonForm, Stack, Text } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { mailPreferences } from '#src/api/queries/preferences.ts';
import { layoutText } from '#src/text/layout.ts';
import { mailPreferencesText as text } from '#src/text/mail-preferences.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { MailTopics } from '#src/widgets/mail-topics/mail-topics.tsx';
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
  const { data, error, refetch, dataUpdatedAt } = useQuery(mailPreferences(useShop(), token));
  const isDead = error instanceof ShopApiError && deadLink.includes(error.code);
  if (isDead) return isMember ? <OfMember note={text.oldLink} /> : <WaysIn lead={text.link.expired} />;
  return <Choices {...{ data, error, refetch, dataUpdatedAt, token }} />;
}

function OfMember({ note }: { note?: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(mailPreferences(useShop(), undefined));
  return <Choices {...{ data, error, refetch, dataUpdatedAt, note }} />;
}

interface ChoicesProps {
  readonly data: Parameters<typeof MailTopics>[0]['preferences'] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly dataUpdatedAt: number;
  readonly token?: string;
  /** Something to know first. */
  readonly note?: string | undefined;
}

function Choices({ data, error, refetch, dataUpdatedAt, token, note }: ChoicesProps) {
  if (!data) return error ? <QueryFailed error={error} retry={refetch} /> : <Waiting />;
  return (
    <Container width="narrow">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          <Text tone="muted">{text.lead(data.emailMasked)}</Text>
        </Stack>
        {note !== undefined && <Banner tone="info">{note}</Banner>}
        <OfflineNote readAt={dataUpdatedAt} />
        <MailTopics preferences={data} token={token} />
      </Stack>
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

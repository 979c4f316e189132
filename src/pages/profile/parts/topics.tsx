import { useQuery } from '@tanstack/react-query';
import { Heading, SkeletonText, Stack, Text } from '#design-system/index.ts';
import { mailPreferences } from '#src/api/queries/preferences.ts';
import { layoutText } from '#src/text/layout.ts';
import { profileText } from '#src/text/profile.ts';
import { useShop } from '#src/use-shop.ts';
import { MailTopics } from '#src/widgets/mail-topics/mail-topics.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';

const text = profileText.topics;

/** What the member hears of, a switch each. */
export function Topics() {
  const { data, error, refetch } = useQuery(mailPreferences(useShop(), undefined));
  if (!data) {
    return error ? (
      <QueryFailed error={error} retry={refetch} />
    ) : (
      <Stack aria-busy aria-label={layoutText.loading}>
        <SkeletonText lines={5} />
      </Stack>
    );
  }
  return (
    <Stack as="section" gap="m" aria-labelledby="profile-topics">
      <Stack gap="xxs">
        <Heading level={2} look={4} id="profile-topics">
          {text.title}
        </Heading>
        <Text size="small" tone="muted">
          {text.lead(data.emailMasked)}
        </Text>
      </Stack>
      <MailTopics preferences={data} token={undefined} />
    </Stack>
  );
}

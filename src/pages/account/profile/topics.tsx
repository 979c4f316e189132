import { useQuery } from '@tanstack/react-query';
import { SkeletonText, Stack } from '#design-system/index.ts';
import { mailPreferences } from '#src/api/queries/preferences.ts';
import { layoutText } from '#src/text/layout.ts';
import { profileText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { MailTopics } from '#src/widgets/mail-topics/mail-topics.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';

const text = profileText.topics;

/** What the member gets messages about, a switch each. */
export function Topics() {
  const { data, error, refetch } = useQuery(mailPreferences(useShop(), undefined));
  if (!data) {
    return error ? (
      <QueryFailed error={error} retry={refetch} />
    ) : (
      <Stack loadingLabel={layoutText.loading}>
        <SkeletonText lines={5} />
      </Stack>
    );
  }
  return (
    <TitledSection title={text.title} lead={text.lead(data.emailMasked)}>
      <MailTopics preferences={data} token={undefined} />
    </TitledSection>
  );
}

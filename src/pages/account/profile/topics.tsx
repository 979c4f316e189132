import { useQuery } from '@tanstack/react-query';
import { mailPreferences } from '#src/api/queries/preferences.ts';
import { layoutText } from '#src/text/layout.ts';
import { profileText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { MailTopics } from '#src/widgets/mail-topics/mail-topics.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';

const text = profileText.topics;

/** What the member gets messages about, a switch each. */
export function Topics() {
  const found = useQuery(mailPreferences(useShop(), undefined));
  return (
    <QueryView query={found} waiting={<TextSkeleton label={layoutText.loading} lines={5} />}>
      {(preferences) => (
        <TitledSection title={text.title} lead={text.lead(preferences.emailMasked)}>
          <MailTopics preferences={preferences} token={undefined} />
        </TitledSection>
      )}
    </QueryView>
  );
}

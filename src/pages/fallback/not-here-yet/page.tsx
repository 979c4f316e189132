import { ArtOpeningSoon, Container, Stack } from '#design-system/index.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { matchRoute } from '#src/routing/route-match.ts';
import { statesText } from '#src/text/states.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { notHereYetText } from './text.ts';

const scene = 'EMPTY';

/** A page of the specification that is not built: says which one, and what is open meanwhile. */
export default function NotHereYetPage() {
  const { title } = matchRoute(usePlace().path).route;
  const { title: heading, ...message } = notHereYetText;
  return (
    <Stack gap="xl">
      <MessagePage
        {...message}
        title={heading(title)}
        href={href('/home/search', { sort: 'BEST' })}
        art={<ArtOpeningSoon />}
      />
      <Container>
        <Recommended title={statesText.meanwhile} scene={scene} />
      </Container>
    </Stack>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(recommendations(shop, { scene }));

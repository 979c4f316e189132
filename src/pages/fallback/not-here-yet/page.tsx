import { ArtOpeningSoon, Container, Stack } from '#design-system/index.ts';
import { recommendations } from '../../../api/queries/catalogue.ts';
import type { PageModule } from '../../../routing/page.ts';
import { matchRoute } from '../../../routing/route-match.ts';
import { statesText } from '../../../text/states.ts';
import { usePlace } from '../../../hooks/use-place.ts';
import { MessagePage } from '../../../widgets/message-page.tsx';
import { Recommended } from '../../../widgets/recommended.tsx';
import { href } from '#src/routing/href.ts';

const scene = 'EMPTY';

/** A page of the specification that is not built: says which one, and what is open meanwhile. */
export default function NotHereYetPage() {
  const { title } = matchRoute(usePlace().path).route;
  const { title: heading, ...message } = statesText.notHereYet;
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

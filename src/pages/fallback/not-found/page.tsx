import { Container, Stack } from '#design-system/index.ts';
import { recommendations } from '../../../api/queries/catalogue.ts';
import type { PageModule } from '../../../routing/page.ts';
import { statesText } from '../../../text/states.ts';
import { MessagePage } from '../../../widgets/message-page.tsx';
import { Recommended } from '../../../widgets/recommended.tsx';
import { href } from '#src/routing/href.ts';

const scene = 'EMPTY';

/** Nobody leaves a shop because of a wrong address: search first, then what most people came for. */
export default function NotFoundPage() {
  return (
    <Stack gap="xl">
      <MessagePage {...statesText.notFound} href={href('/home/search')} />
      <Container>
        <Recommended title={statesText.meanwhile} scene={scene} />
      </Container>
    </Stack>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(recommendations(shop, { scene }));

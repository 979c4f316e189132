import { Container, Link, Stack, Text } from '#design-system/index.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { statesText } from '#src/text/states.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';

const scene = 'EMPTY';
const help = 'Help and contact';

/** Nobody leaves a shop because of a wrong address: search first, then what most people came for. */
export default function NotFoundPage() {
  return (
    <Stack gap="xl">
      <MessagePage nothing="missing" {...statesText.notFound} href={href('/home/search')} />
      <Container>
        <Text centred>
          <Link href={href('/support')}>{help}</Link>
        </Text>
      </Container>
      <Container>
        <Recommended title={statesText.meanwhile} scene={scene} />
      </Container>
    </Stack>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(recommendations(shop, { scene }));

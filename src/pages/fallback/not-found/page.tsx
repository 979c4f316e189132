import { Container, Link, Stack, Text } from '#design-system/index.ts';
import { categoryTree, recommendations } from '#src/api/queries/catalogue.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { statesText } from '#src/text/states.ts';
import { BackToApp } from '#src/widgets/back-to-app.tsx';
import { KindLinks } from '#src/widgets/kind-links/kind-links.tsx';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';

const scene = 'EMPTY';
const help = 'Help and contact';
const kinds = 'By kind';

/** Nobody leaves a shop because of a wrong address: search first, then what most people came for. */
export default function NotFoundPage() {
  return (
    <Stack gap="xl">
      <MessagePage nothing="missing" {...statesText.notFound} href={href('/home/search')} more={<BackToApp />} />
      <Container>
        <Stack gap="l">
          <Text centred>
            <Link href={href('/support')}>{help}</Link>
          </Text>
          <KindLinks label={kinds} />
        </Stack>
      </Container>
      <Container>
        <Recommended title={statesText.meanwhile} scene={scene} />
      </Container>
    </Stack>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) =>
  Promise.all([data.prefetchQuery(recommendations(shop, { scene })), data.prefetchQuery(categoryTree(shop))]);

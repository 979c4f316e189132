import { Button, Container, Hero, Link } from '#design-system/index.ts';
import { ShopVideo } from '../../widgets/shop-video.tsx';
import type { PropsOf } from '../block.ts';

/** A film with words beside it and one way on. */
export function VideoBlock({ data: { title, text, action, href, video }, flipped }: PropsOf<'VIDEO', 1>) {
  return (
    <Container>
      <Hero
        title={title}
        body={text}
        headingLevel={2}
        flipped={flipped}
        picture={<ShopVideo video={video} sizes="(min-width: 900px) 50vw, 100vw" />}
        actions={
          <Button asChild tone="outline" size="l">
            <Link href={href} tone="plain">
              {action}
            </Link>
          </Button>
        }
      />
    </Container>
  );
}

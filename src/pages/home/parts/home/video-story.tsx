import { Button, Hero, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { ShopVideo } from '#src/widgets/shop-video.tsx';

type VideoStoryProps = Extract<components['schemas']['HomeBlock'], { type: 'VIDEO' }>['data'] & {
  readonly flipped: boolean;
};

/** A film with words beside it and one way on. */
export function VideoStory({ title, text, action, href, video, flipped }: VideoStoryProps) {
  return (
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
  );
}

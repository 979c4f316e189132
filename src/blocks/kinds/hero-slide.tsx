import { Button, Hero, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { shopPicture } from '../../widgets/shop-picture.ts';

interface HeroSlideProps {
  readonly hero: components['schemas']['Hero'];
  readonly headingLevel: 1 | 2;
  readonly priority: boolean;
  readonly flipped?: boolean;
}

/** A picture with words and one way on. */
export function HeroSlide({ hero, headingLevel, priority, flipped }: HeroSlideProps) {
  return (
    <Hero
      title={hero.title}
      body={hero.text}
      headingLevel={headingLevel}
      priority={priority}
      flipped={flipped}
      picture={shopPicture(hero.image)}
      actions={
        <Button asChild tone={priority ? 'brand' : 'outline'} size="l">
          <Link href={hero.href} tone="plain">
            {hero.action}
          </Link>
        </Button>
      }
    />
  );
}

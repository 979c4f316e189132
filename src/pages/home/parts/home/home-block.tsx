import {
  CategoryTile,
  Container,
  Grid,
  IconMail,
  IconReturn,
  IconShield,
  IconTruck,
  SectionHeader,
  TrustRow,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { homeText } from '../../text/home.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import { HeroSlide } from './hero-slide.tsx';
import { HomeHeroes } from './home-heroes.tsx';
import { ProductRail } from './product-rail.tsx';
import { VideoStory } from './video-story.tsx';

type Block = components['schemas']['HomeBlock'];

const trustIcons = {
  truck: <IconTruck />,
  return: <IconReturn />,
  shield: <IconShield />,
  mail: <IconMail />,
} as const;

interface HomeBlockProps {
  readonly block: Block;
  readonly isFirst: boolean;
  /** Its picture comes before its words. */
  readonly flipped: boolean;
}

/** One block of the home page by its type. */
export function HomeBlock({ block, isFirst, flipped }: HomeBlockProps) {
  switch (block.type) {
    case 'HERO':
      return <HomeHeroes heroes={block.data.heroes} isFirst={isFirst} />;
    case 'CATEGORY_GRID':
      return (
        <Container as="section" aria-labelledby={block.id}>
          <SectionHeader
            id={block.id}
            title={block.data.title}
            link={{ href: href('/collections'), label: homeText.all }}
          />
          <Grid plan="tiles">
            {block.data.categories.map(({ id, name, image }) => (
              <CategoryTile
                key={id}
                title={name}
                href={href('/collections', { categoryId: id })}
                picture={shopPicture(image)}
              />
            ))}
          </Grid>
        </Container>
      );
    case 'PRODUCT_RAIL':
      return <ProductRail id={block.id} {...block.data} />;
    case 'FEATURE':
      return (
        <Container>
          <HeroSlide hero={block.data} headingLevel={2} priority={false} flipped={flipped} />
        </Container>
      );
    case 'VIDEO':
      return (
        <Container>
          <VideoStory {...block.data} flipped={flipped} />
        </Container>
      );
    case 'TRUST_ROW':
      return (
        <Container>
          <TrustRow
            items={block.data.items.map(({ icon, title, text }) => ({ icon: trustIcons[icon], title, text }))}
          />
        </Container>
      );
  }
}

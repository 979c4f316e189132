import { Container } from '#design-system/index.ts';
import type { PropsOf } from '../block.ts';
import { HeroSlide } from './hero-slide.tsx';

/** One thing worth a picture, words and a way on. */
export function FeatureBlock({ data, flipped }: PropsOf<'FEATURE', 1>) {
  return (
    <Container>
      <HeroSlide hero={data} headingLevel={2} priority={false} flipped={flipped} />
    </Container>
  );
}

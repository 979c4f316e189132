import { Container, Slides } from '#design-system/index.ts';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';
import { HeroSlide } from './hero-slide.tsx';

/** One or several heroes; the first one of a page carries its heading and its first picture. */
export function HeroBlock({ data: { heroes }, isFirst }: PropsOf<'HERO', 1>) {
  const slides = heroes.map((hero, index) => {
    const leads = isFirst && index === 0;
    return <HeroSlide key={hero.href + hero.title} hero={hero} headingLevel={leads ? 1 : 2} priority={leads} />;
  });
  if (slides.length < 2) return <Container>{slides}</Container>;
  return (
    <Container>
      <Slides
        label={blocksText.highlights}
        previousLabel={blocksText.previous}
        nextLabel={blocksText.next}
        dotLabel={blocksText.highlight}
      >
        {slides}
      </Slides>
    </Container>
  );
}

import { Container, Slides } from '#design-system/index.ts';
import { homeText } from '../../text/home.ts';
import { HeroSlide, type HeroSlideProps } from './hero-slide.tsx';

/** The heroes of the home page; the first one carries the heading of the page and the first picture. */
export function HomeHeroes({ heroes, isFirst }: { heroes: readonly HeroSlideProps['hero'][]; isFirst: boolean }) {
  const slides = heroes.map((hero, index) => {
    const leads = isFirst && index === 0;
    return <HeroSlide key={hero.href + hero.title} hero={hero} headingLevel={leads ? 1 : 2} priority={leads} />;
  });
  if (slides.length < 2) return <Container>{slides}</Container>;
  return (
    <Container>
      <Slides
        label={homeText.highlights}
        previousLabel={homeText.previous}
        nextLabel={homeText.next}
        dotLabel={homeText.highlight}
      >
        {slides}
      </Slides>
    </Container>
  );
}

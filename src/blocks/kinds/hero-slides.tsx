import type { ReactNode } from 'react';
import { Slides } from '#design-system/components/slides/slides.tsx';
import { blocksText } from '../text.ts';

/** Several heroes, one of which is in view. */
export function HeroSlides({ children }: { children: ReactNode }) {
  return (
    <Slides
      label={blocksText.highlights}
      previousLabel={blocksText.previous}
      nextLabel={blocksText.next}
      dotLabel={blocksText.highlight}
    >
      {children}
    </Slides>
  );
}

import type { ReactNode } from 'react';
import { QuestionProduct } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';

interface QuestionAboutProps {
  readonly product: components['schemas']['QaProduct'];
  /** Below it on wide screens. */
  readonly more?: ReactNode;
}

/** The product that questions are about, with the way to it. */
export function QuestionAbout({ product: { spu, title, image }, more }: QuestionAboutProps) {
  return (
    <QuestionProduct
      picture={{ ...shopPicture(image), alt: '' }}
      name={title}
      href={href('/product-detail', { spu })}
      more={more}
    />
  );
}

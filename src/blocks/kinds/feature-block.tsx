import { Section, SplitBand } from '#design-system/index.ts';
import { shopPicture } from '../../widgets/shop-picture.ts';
import type { PropsOf } from '../block.ts';
import { WayOn } from './way-on.tsx';

/** One thing worth words and a picture that touches the edge of the page. */
export function FeatureBlock({ id, data, section: { ground = 'paper' }, flipped }: PropsOf<'FEATURE', 1>) {
  const { title, text, action, href, image, upright } = data;
  return (
    <Section ground={ground} isFlush aria-labelledby={id}>
      <SplitBand
        id={id}
        title={title}
        text={text}
        picture={shopPicture(image, upright)}
        action={<WayOn href={href} label={action} />}
        flipped={flipped}
      />
    </Section>
  );
}

import { Heading, Section } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { LightStage } from '../../widgets/light-stage/light-stage.tsx';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';
import * as styles from './light-block.css.ts';
import { WayOn } from './way-on.tsx';

/** A lamp whose light the shopper sets, with words beside it, or on its picture where that is a wide one. */
export function LightBlock({ id, section: { ground = 'night' }, data }: PropsOf<'LIGHT', 1>) {
  const { title, text, action, href, image, relit, light } = data;
  const isWide = image.w > image.h;
  return (
    <Section ground={ground} isFlush aria-labelledby={id}>
      <div className={classNames(styles.root, isWide && styles.over)}>
        <div className={styles.words}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
          <WayOn href={href} label={action} />
        </div>
        <LightStage
          label={blocksText.setLight}
          image={image}
          relit={relit}
          light={light}
          sizes={isWide ? '100vw' : undefined}
        />
      </div>
    </Section>
  );
}

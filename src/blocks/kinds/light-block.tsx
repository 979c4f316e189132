import { Heading, Section } from '#design-system/index.ts';
import { LightStage } from '../../widgets/light-stage/light-stage.tsx';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';
import * as styles from './light-block.css.ts';
import { WayOn } from './way-on.tsx';

/** A lamp whose light the shopper sets, with words beside it. */
export function LightBlock({ id, section: { ground = 'night' }, data }: PropsOf<'LIGHT', 1>) {
  const { title, text, action, href, image, relit, light } = data;
  return (
    <Section ground={ground} isFlush aria-labelledby={id}>
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
          <WayOn href={href} label={action} />
        </div>
        <LightStage label={blocksText.setLight} image={image} relit={relit} light={light} priority={false} />
      </div>
    </Section>
  );
}

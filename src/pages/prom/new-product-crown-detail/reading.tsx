import { Heading, Link, Text, VisuallyHidden } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { CrowdDetail } from '../parts/crowd-queries.ts';
import { saidMoment } from '../parts/said-moment.ts';
import * as styles from './crown-detail.css.ts';
import { crowdDetailText } from './text.ts';

interface ReadingProps {
  readonly detail: CrowdDetail;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
}

/** What is read before a pledge: story, milestones, news and risks, in one column. */
export function Reading({ detail: { story, milestones, updates, risks, spu }, readAt }: ReadingProps) {
  const text = useText(crowdDetailText);
  const site = useSite();
  return (
    <div className={styles.reading}>
      {milestones.length > 0 && (
        <section aria-labelledby="milestones" className={styles.text}>
          <Heading level={2} look={3} id="milestones">
            {text.milestones}
          </Heading>
          <ul className={styles.milestones}>
            {milestones.map((milestone) => (
              <li key={milestone.units} className={styles.milestone}>
                <span className={milestone.reached ? styles.lit : styles.unlit} />
                <span>
                  {milestone.text}
                  {milestone.reached && <VisuallyHidden> {text.reached}</VisuallyHidden>}
                </span>
                <span className={styles.units}>{text.pieces(milestone.units)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="story" className={styles.text}>
        <Heading level={2} look={3} id="story">
          {text.story}
        </Heading>
        {story.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {spu !== null && <Link href={href('/faq/list', { spu })}>{text.questions}</Link>}
      </section>
      {updates.length > 0 && (
        <section aria-labelledby="updates" className={styles.text}>
          <Heading level={2} look={3} id="updates">
            {text.updates}
          </Heading>
          <div>
            {updates.map((update) => (
              <article key={update.updateId} className={styles.update}>
                <Heading level={3} look={4}>
                  {update.title}
                </Heading>
                <p className={styles.units}>{saidMoment(update.time, site, readAt)}</p>
                {update.body.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </article>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="risks" className={styles.text}>
        <Heading level={2} look={3} id="risks">
          {text.risks}
        </Heading>
        <ul className={styles.risks}>
          {risks.map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import { SectionHeader, Text } from '#design-system/index.ts';
import { spelled } from '#rules/by-site.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { suCenterText } from './text.ts';
import * as styles from './su-center.css.ts';

/** What earns points, and how long they count. */
export function HowToEarn() {
  const site = useSite();
  const text = suCenterText.earn;
  return (
    <section aria-labelledby="earn">
      <SectionHeader id="earn" title={text.title} />
      <ul className={styles.ways}>
        {text.rows(site).map((way) => (
          <li key={way.title} className={styles.way}>
            <p className={styles.wayTitle}>{way.title}</p>
            <Text tone="muted">{spelled(way.text, site)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

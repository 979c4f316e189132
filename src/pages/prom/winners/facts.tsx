import { SectionHeader, SpecList } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { Draw } from './queries.ts';
import { winnersText } from './text.ts';
import * as styles from './winners.css.ts';

const hash = (text: string) => <span className={styles.hash}>{text}</span>;

/** What was sealed and published, in the order in which it was. */
export function Facts({ draw }: { draw: Draw }) {
  const text = useText(winnersText.facts);
  const site = useSite();
  const { seedCommit, beacon, drawTime, root, sealed, count, seedReveal, randomness } = draw;
  return (
    <section aria-labelledby="facts" className={styles.wide}>
      <SectionHeader id="facts" title={text.title} />
      <SpecList
        items={[
          { name: text.commit, value: hash(seedCommit) },
          { name: text.round, value: text.due(String(beacon.round), drawTime.text) },
          ...(root !== null && sealed !== null ? [{ name: text.root(sealed.text), value: hash(root) }] : []),
          ...(count === null ? [] : [{ name: text.entries, value: coinCount(count, site) }]),
          ...(seedReveal === null ? [] : [{ name: text.seed, value: hash(seedReveal) }]),
          ...(randomness === null ? [] : [{ name: text.randomness, value: hash(randomness) }]),
        ]}
      />
    </section>
  );
}

export function HowItWorks() {
  const text = useText(winnersText.how);
  return (
    <section aria-labelledby="how" className={styles.wide}>
      <SectionHeader id="how" title={text.title} />
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

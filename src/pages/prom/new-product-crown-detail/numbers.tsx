import { Container, Heading } from '#design-system/index.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { CrowdDetail } from '../parts/crowd-queries.ts';
import * as styles from './crown-detail.css.ts';
import { crowdDetailText } from './text.ts';

/** What the money makes, on a band of night. */
export function Numbers({ numbers }: Pick<CrowdDetail, 'numbers'>) {
  const text = useText(crowdDetailText);
  return (
    <section aria-labelledby="numbers" className={styles.band}>
      <Container className={styles.words}>
        <Heading level={2} look={4} id="numbers">
          {text.numbers}
        </Heading>
        <ul className={styles.numbers}>
          {numbers.map(({ value, label }) => (
            <li key={label} className={styles.number}>
              <span className={styles.value}>{value}</span>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

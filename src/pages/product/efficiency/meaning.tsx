import { Grid, Heading, Stack, Text } from '#design-system/index.ts';
import { energyClassSteps } from '#rules/energy.ts';
import { efficiencyText } from './text.ts';
import * as styles from '../parts/facts-page.css.ts';
import type { Label } from './labels.ts';

const text = efficiencyText.meaning;

/** What the classes stand for, and what the law asks for. */
export function Meaning({ label: { class: own, regulation } }: { label: Label }) {
  return (
    <Grid plan="pairs" className={styles.columns}>
      <Stack gap="m">
        <Heading level={2} id="meaning">
          {text.title}
        </Heading>
        <Text>{text.text}</Text>
        <Text tone="muted">{text.law(regulation)}</Text>
      </Stack>
      <Stack gap="s">
        <Heading level={3} look={4}>
          {text.caption}
        </Heading>
        <dl>
          {energyClassSteps.map(([energyClass, least], index) => (
            <Text
              key={energyClass}
              as="div"
              weight={energyClass === own ? 'bold' : 'regular'}
              numbers
              className={styles.step}
            >
              <dt>{energyClass === own ? text.own(energyClass) : energyClass}</dt>
              <dd>{least > 0 ? text.from(least) : text.below(energyClassSteps[index - 1]?.[1] ?? 0)}</dd>
            </Text>
          ))}
        </dl>
      </Stack>
    </Grid>
  );
}

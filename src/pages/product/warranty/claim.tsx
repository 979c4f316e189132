import { Grid, Heading, Inline, Link, Stack, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { warrantyText as text } from './text.ts';
import * as styles from '../parts/facts-page.css.ts';

/** What to do when something is broken, and what the law says beside it. */
export function Claim({ steps }: { steps: readonly string[] }) {
  const rights = text.rights(useSite());
  return (
    <Stack gap="l">
      <Heading level={2}>{text.steps}</Heading>
      <Grid as="ol" plan="cards">
        {steps.map((step, index) => (
          <Stack as="li" key={step} gap="xxs">
            <Text as="span" size="h4" weight="medium">
              {index + 1}
            </Text>
            {step}
          </Stack>
        ))}
      </Grid>
      {rights !== undefined && <Text>{rights}</Text>}
      <Inline gap="m" wrap>
        <Text>
          {text.contact} <Link href={href('/support')}>{text.support}</Link>
        </Text>
        <Link className={styles.way} href={href('/support/policy', { key: 'warranty' })}>
          {text.policy}
        </Link>
      </Inline>
    </Stack>
  );
}

import { useId, type ReactNode } from 'react';
import { Heading, Stack, Text } from '#design-system/index.ts';
import * as styles from './share.css.ts';

interface SharePartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One matter of the page on a ground of its own, under the heading that names it. */
export function SharePart({ title, lead, children }: SharePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Stack gap="xs">
        <Heading level={2} look={4} id={id}>
          {title}
        </Heading>
        {lead !== undefined && <Text>{lead}</Text>}
      </Stack>
      {children}
    </section>
  );
}

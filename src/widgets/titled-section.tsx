import { Heading, Inline, Stack, Text } from '#design-system/index.ts';
import { useId, type ReactNode } from 'react';
import * as styles from './section.css.ts';

interface TitledSectionProps {
  readonly title: string;
  /** What the block is for, under its heading. */
  readonly lead?: string | undefined;
  /** Across from the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One block of a page between hairlines, under the heading that names it. */
export function TitledSection({ title, lead, aside, children }: TitledSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap="m" className={styles.section} aria-labelledby={id}>
      <Stack gap="xxs">
        <Inline justify="between" align="baseline" wrap>
          <Heading level={2} look={4} id={id}>
            {title}
          </Heading>
          {aside}
        </Inline>
        {lead !== undefined && (
          <Text size="small" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

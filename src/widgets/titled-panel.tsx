import { Heading, Inline, Panel, Stack, Text } from '#design-system/index.ts';
import { useId, type ReactNode } from 'react';

interface TitledPanelProps {
  readonly title: string;
  /** What the block is for, under its heading. */
  readonly lead?: string;
  /** Across from the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One block of a page on a ground of its own, under the heading that names it. */
export function TitledPanel({ title, lead, aside, children }: TitledPanelProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Stack gap="m">
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
    </Panel>
  );
}

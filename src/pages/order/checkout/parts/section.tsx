import { Heading, Inline, Panel, Stack } from '#design-system/index.ts';
import { useId, type ReactNode } from 'react';

/** One block of the checkout under its heading. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Stack gap="m">
        <Inline justify="between" align="baseline" wrap>
          <Heading level={2} look={4} id={id}>
            {title}
          </Heading>
          {aside}
        </Inline>
        {children}
      </Stack>
    </Panel>
  );
}

import { Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { revokeText as text } from '#src/text/revoke.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { RevokeFacts } from './revoke-facts.tsx';

/** What was cancelled or withdrawn from before, with how far it has come. */
export function EarlierRevokes({ order: { revokes = [] } }: { order: components['schemas']['Order'] }) {
  if (revokes.length === 0) return null;
  return (
    <TitledSection title={text.earlier}>
      <Stack as="ul" gap="l">
        {revokes.map((revoke) => (
          <li key={revoke.revokeNo}>
            <RevokeFacts revoke={revoke} />
          </li>
        ))}
      </Stack>
    </TitledSection>
  );
}

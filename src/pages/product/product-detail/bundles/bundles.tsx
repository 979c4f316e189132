import { Grid, SectionHeader } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { SuitCard } from '#src/widgets/suits/suit-card.tsx';
import { productBundlesText as text } from './text.ts';

const shown = 3;

/** The bundles that a product is in, what each saves, and the way to all others. */
export function Bundles({ suits }: { suits: readonly components['schemas']['SuitCard'][] }) {
  return (
    <section aria-labelledby="bundles">
      <SectionHeader id="bundles" title={text.title} link={{ href: href('/prom/suit-list'), label: text.all }} />
      <Grid plan="cards">
        {suits.slice(0, shown).map((suit) => (
          <SuitCard key={suit.suitId} suit={suit} headingLevel={3} sizes="(min-width: 900px) 30vw, 46vw" />
        ))}
      </Grid>
    </section>
  );
}

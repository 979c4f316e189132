import { BundleCard, Grid, SectionHeader } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { productBundlesText as text } from './text.ts';

const shown = 3;

/** The bundles that a product is in, what each saves, and the way to all others. */
export function Bundles({ suits }: { suits: readonly components['schemas']['SuitCard'][] }) {
  return (
    <section aria-labelledby="bundles">
      <SectionHeader id="bundles" title={text.title} link={{ href: href('/prom/suit-list'), label: text.all }} />
      <Grid plan="cards">
        {suits.slice(0, shown).map(({ suitId, title, parts, sum, price, save }) => {
          const required = parts.filter(({ optional }) => !optional);
          return (
            <BundleCard
              key={suitId}
              title={title}
              href={href('/prom/suit-detail', { suitId })}
              pictures={required.map(({ image }) => ({ ...shopPicture(image), alt: '' }))}
              contents={required.map((part) => text.part(part.quantity, part.title)).join(', ')}
              price={{ now: formatMoney(price), was: { text: formatMoney(sum), spoken: text.separately } }}
              saving={text.save(formatMoney(save))}
            />
          );
        })}
      </Grid>
    </section>
  );
}

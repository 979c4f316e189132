import { Grid, Heading, IconCheck, Inline, Link, SpecList, Stack } from '#design-system/index.ts';
import { specText } from '#rules/spec-text.ts';
import { href } from '#src/routing/href.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import type { ProductDetail } from '../parts/choice.ts';
import * as styles from './product.css.ts';

type Specs = ProductDetail['specs'];

function groupsOf(specs: Specs) {
  return [...new Set(specs.map(({ group }) => group))].map((group) => ({
    group,
    items: specs.filter((spec) => spec.group === group).map((spec) => ({ name: spec.name, value: specText(spec) })),
  }));
}

/** Everything that can be measured, and everything that comes in the box. */
export function Specs({
  product: { spu, defaultSku, specs, packageContents, brand, model },
}: {
  product: ProductDetail;
}) {
  const identity = { group: text.identity, items: [{ name: text.model, value: `${brand} ${model}` }] };
  return (
    <Stack as="section" gap="l" aria-labelledby="specifications">
      <Heading level={2} id="specifications">
        {text.specs}
      </Heading>
      <Grid plan="halves">
        {[...groupsOf(specs), identity].map(({ group, items }) => (
          <div key={group} className={styles.specGroup}>
            <Heading level={3} look={4}>
              {group}
            </Heading>
            <SpecList items={items} />
          </div>
        ))}
        {packageContents.length > 0 && (
          <Stack gap="m">
            <Heading level={3} look={4}>
              {text.inTheBox}
            </Heading>
            <ul className={styles.boxList}>
              {packageContents.map((item) => (
                <li key={item} className={styles.boxItem}>
                  <IconCheck size={20} className={styles.promiseIcon} />
                  {item}
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Grid>
      <Inline gap="l" wrap>
        <Link href={href('/support/sku-faq-detail/:model', { model: spu })}>{text.help}</Link>
        <Link href={href('/compare', { sku: defaultSku })}>{text.compare}</Link>
        <Link href={`/documents/manual/${spu}`} target="_blank" rel="noopener" type="application/pdf">
          {text.manual}
        </Link>
      </Inline>
    </Stack>
  );
}

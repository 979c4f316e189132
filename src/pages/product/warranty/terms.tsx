import {
  Button,
  Container,
  Grid,
  Heading,
  IconCheck,
  IconMinus,
  Link,
  Section,
  Stack,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { partsScene } from '#src/widgets/scene-picture/scenes.ts';
import { warrantyText as text } from './text.ts';
import * as styles from '../parts/facts-page.css.ts';
import type { ProductDetail } from '../parts/choice.ts';
import { ProductLine } from '../parts/product-line.tsx';
import { Claim } from './claim.tsx';
import { Purchases } from './purchases.tsx';

type Warranty = components['schemas']['Warranty'];

/** Marks the purchases, where a claim begins. */
const purchasesId = 'purchases';

/** How long, what for, what of one's own it covers, and how to claim. */
export function Terms({ product, warranty }: { product: ProductDetail; warranty: Warranty }) {
  const { spu, title, media, sellable } = product;
  const [main] = media;
  return (
    <>
      <Container>
        <div className={styles.lead}>
          <div className={styles.words}>
            <Heading level={1} tabIndex={-1}>
              {text.title(warranty.months)}
            </Heading>
            <Text size="lead">{text.begins}</Text>
            {!sellable && <Text tone="muted">{text.notSold}</Text>}
            <Button asChild>
              <a href={`#${purchasesId}`}>{text.claim}</a>
            </Button>
            {main && <ProductLine spu={spu} image={main} label={text.backTo(title)} />}
          </div>
          <div className={styles.picture}>
            <ScenePicture scene={partsScene} shape="square" />
          </div>
        </div>
      </Container>
      <Section ground="white">
        <Container>
          <Grid plan="pairs" className={styles.columns}>
            <Stack gap="s">
              <Heading level={2}>{text.covered}</Heading>
              <ul>
                {warranty.covers.map((words) => (
                  <li key={words} className={styles.item}>
                    <IconCheck size={20} className={styles.mark} />
                    {words}
                  </li>
                ))}
              </ul>
            </Stack>
            <Stack gap="s">
              <Heading level={2}>{text.notCovered}</Heading>
              <ul>
                {warranty.excludes.map((words) => (
                  <li key={words} className={styles.item}>
                    <IconMinus size={20} className={styles.mark} />
                    {words}
                  </li>
                ))}
              </ul>
            </Stack>
          </Grid>
        </Container>
      </Section>
      <Section ground="paper" aria-labelledby={purchasesId}>
        <Container>
          <Purchases spu={spu} titleId={purchasesId} />
        </Container>
      </Section>
      <Section ground="sand">
        <Container>
          <Claim steps={warranty.steps} />
        </Container>
      </Section>
    </>
  );
}

/** Of a product without terms of its own: the policy that holds for all of them. */
export function PolicyAlone({
  product: { spu, title, media },
  policy,
}: {
  product: ProductDetail;
  policy: components['schemas']['Policy'] | undefined;
}) {
  const [main] = media;
  return (
    <Container>
      <div className={styles.lead}>
        <Stack gap="l" align="start">
          <Heading level={1} tabIndex={-1}>
            {text.none.title}
          </Heading>
          <Text size="lead">{text.none.text}</Text>
          {policy && <Text>{policy.description}</Text>}
          <Button asChild>
            <Link href={href('/support/policy', { key: 'warranty' })} tone="plain">
              {text.policy}
            </Link>
          </Button>
          {main && <ProductLine spu={spu} image={main} label={text.backTo(title)} />}
        </Stack>
      </div>
    </Container>
  );
}

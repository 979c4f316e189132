import {
  Button,
  Container,
  EnergyLabel,
  Heading,
  Link,
  OptionPicker,
  Section,
  Stack,
  Text,
} from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { wattsScene } from '#src/widgets/scene-picture/scenes.ts';
import { efficiencyText as text } from './text.ts';
import * as styles from '../parts/facts-page.css.ts';
import type { ProductDetail } from '../parts/choice.ts';
import { ProductLine } from '../parts/product-line.tsx';
import { Figures } from './figures.tsx';
import { labelsDiffer, variantName, type Label } from './labels.ts';
import { Meaning } from './meaning.tsx';

interface LabelledProps {
  readonly product: ProductDetail;
  readonly labels: readonly Label[];
  /** The one of the address. */
  readonly label: Label;
  readonly onChoose: (sku: string) => void;
}

/** The label of a light, what it costs to leave it on, its sheet, and what all of it means. */
export function Labelled({ product, labels, label, onChoose }: LabelledProps) {
  const { spu, title, skus, media } = product;
  const { sku, class: energyClass, kWhPer1000h: use, yearly, sheet, supplier, model } = label;
  const image = skus.find((one) => one.sku === sku)?.image ?? media[0];
  return (
    <>
      <Container>
        <div className={styles.lead}>
          <div className={styles.words}>
            <Heading level={1} tabIndex={-1}>
              {text.title(energyClass)}
            </Heading>
            {labelsDiffer(labels) && (
              <OptionPicker
                legend={text.option}
                options={labels.map((one) => ({ value: one.sku, label: variantName(product, one.sku) }))}
                value={sku}
                onChange={onChoose}
              />
            )}
          </div>
          <div className={styles.label}>
            <EnergyLabel
              label={text.label(energyClass, use)}
              energyClass={energyClass}
              kilowattHours={use}
              supplier={supplier}
              model={model}
            />
          </div>
          <div className={styles.words}>
            <Stack gap="xxs">
              <Text size="h4" numbers>
                {text.use(use)}
              </Text>
              <Text size="lead" numbers>
                {text.yearly(formatMoney(yearly.cost))}
              </Text>
              <Text size="small" tone="muted" numbers>
                {text.yearlyNote(yearly.hoursPerDay, formatMoney(yearly.pricePerKwh))}
              </Text>
            </Stack>
            {sheet && (
              <Stack gap="xs" align="start">
                <Button asChild>
                  <a href={sheet.url} target="_blank" rel="noopener" type="application/pdf">
                    {text.sheet}
                  </a>
                </Button>
                <Text size="small" tone="muted">
                  {text.sheetNote}
                </Text>
              </Stack>
            )}
            <Register label={label} />
            {image && <ProductLine spu={spu} sku={sku} image={image} label={text.backTo(title)} />}
          </div>
        </div>
        <ScenePicture scene={wattsScene} shape="band" />
      </Container>
      <Section ground="white" aria-labelledby="meaning">
        <Container>
          <Meaning label={label} />
        </Container>
      </Section>
      {sheet && (
        <Section ground="paper" aria-labelledby="figures">
          <Container>
            <Figures label={label} sheet={sheet} picture={media.at(-1)} />
          </Container>
        </Section>
      )}
    </>
  );
}

/** The way to the entry in the register of the EU, which Great Britain does not share. */
function Register({ label: { eprelUrl } }: { label: Label }) {
  if (eprelUrl === undefined) return null;
  return (
    <Button asChild tone="outline">
      <Link href={eprelUrl} tone="plain">
        {text.eprel}
      </Link>
    </Button>
  );
}

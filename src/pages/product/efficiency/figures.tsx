import { Grid, Heading, ImageBox, SpecList, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { efficiencyText } from './text.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import * as styles from '../parts/facts-page.css.ts';
import type { Label } from './labels.ts';

const text = efficiencyText.figures;

/** The figures of the sheet, for whoever opens no file. */
export function Figures({
  label: { supplier, model },
  sheet,
  picture,
}: {
  label: Label;
  sheet: components['schemas']['EnergySheet'];
  /** The light in its room. */
  picture: ShopImage | undefined;
}) {
  const { luminousFlux, onModePower, colourTemperature, colourRendering, connected, colourTunable } = sheet;
  return (
    <Grid plan="pairs" className={styles.columns}>
      <Stack gap="m">
        <Heading level={2} id="figures">
          {text.title}
        </Heading>
        <SpecList
          items={[
            { name: text.supplier, value: supplier },
            { name: text.model, value: model },
            { name: text.type, value: text.types(sheet) },
            { name: text.flux, value: text.lumens(luminousFlux) },
            { name: text.power, value: text.watts(onModePower) },
            ...(colourTemperature ? [{ name: text.temperature, value: text.kelvin(colourTemperature) }] : []),
            ...(colourRendering === undefined ? [] : [{ name: text.rendering, value: colourRendering }]),
            { name: text.connected, value: text.yesOrNo(connected) },
            { name: text.colours, value: text.yesOrNo(colourTunable) },
          ]}
        />
      </Stack>
      {picture && (
        <ImageBox picture={shopPicture(picture)} ratio="landscape" sizes="(min-width: 600px) 50vw, 100vw" rounded />
      )}
    </Grid>
  );
}

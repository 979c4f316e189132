import { component } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { nightGround } from '../../foundations/night-ground.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const root = component({
  ...nightGround,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'center',
  padding: `${space[7]} ${space[5]} ${space[9]}`,
  overflow: 'hidden',
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: space[10],
      alignItems: 'center',
      justifyItems: 'stretch',
      padding: `${space[9]} ${space[9]}`,
    },
  },
});

/** With a photograph: above the words on a phone, behind and beside them on a wide screen, up to the edge of the page. */
export const withRoom = component({
  position: 'relative',
  gap: 0,
  padding: `0 0 ${space[9]}`,
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: 'clamp(480px, 64svh, 640px)',
      padding: `${space[9]} max(${space[9]}, (100% - ${size.contentWide}) / 2)`,
    },
  },
});

/** A lamp is a picture: forced colours leave its night as it is. */
export const drawing = component({
  width: '100%',
  maxWidth: 280,
  height: 'auto',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  '@media': {
    [from.l]: { maxWidth: 360, justifySelf: 'end' },
    [forcedColours]: { backgroundColor: vars.color.bgNight },
  },
});
/** The paper glows amber at once, and white only near full brightness. */
export const light = component({ stopColor: vars.color.brandBg });
export const bulb = component({ stopColor: vars.color.fgNight });
export const floor = component({ stroke: vars.color.borderNight, strokeWidth: 1 });
export const stem = component({ stroke: vars.color.fgNightMuted, strokeWidth: 3, strokeLinecap: 'round' });
export const shade = component({ fill: vars.color.borderNight });
export const paper = component({ fill: vars.color.brandBg });
export const rib = component({ stroke: vars.color.brandBgPressed, strokeWidth: 1, strokeOpacity: 0.5 });

export const words = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  overflowWrap: 'anywhere',
  gap: space[3],
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [from.l]: { justifyItems: 'start', textAlign: 'start' } },
});
/** Over the foot of the photograph on a phone; as wide as its dark side on a wide screen. */
export const besideRoom = component({
  position: 'relative',
  marginTop: `calc(-1 * ${space[9]})`,
  paddingInline: space[5],
  '@media': {
    [from.l]: { maxWidth: 'min(44%, 520px)', marginTop: 0, paddingInline: 0 },
    [forcedColours]: { marginTop: space[5] },
  },
});
export const text = component({ ...textStep.lead, fontVariantNumeric: 'tabular-nums' });
export const note = component({ color: vars.color.fgNightMuted, fontVariantNumeric: 'tabular-nums' });
export const action = component({ marginTop: space[5] });

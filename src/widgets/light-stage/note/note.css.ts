import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** On the picture, where the wall above the lamp is. */
export const card = pattern({
  gridArea: '1 / 1',
  position: 'relative',
  placeSelf: 'start',
  display: 'grid',
  gap: space[2],
  maxWidth: '26rem',
  margin: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgNight,
  overflowWrap: 'anywhere',
  '@media': { [from.l]: { margin: space[6] } },
});
export const quote = pattern({ paddingInlineEnd: space[8] });
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const hide = pattern({ position: 'absolute', top: space[2], right: space[2] });

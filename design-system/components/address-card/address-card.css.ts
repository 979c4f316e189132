import { forcedColours } from '../../foundations/media.ts';
import { pattern } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** As tall as its neighbour, with the actions on one line. */
export const root = pattern({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  overflowWrap: 'anywhere',
  '@media': { [forcedColours]: { border: '1px solid' } },
});
/** The one that is used when nobody chooses. */
export const preferred = pattern({ backgroundColor: vars.color.infoSoft });
export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginBottom: space[3],
});
export const tags = pattern({ fontSize: vars.text.smallSize });
export const name = pattern({ fontWeight: vars.font.weightMedium });
export const lines = pattern({ fontStyle: 'normal', display: 'grid' });
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[5]}`,
  marginTop: 'auto',
  paddingTop: space[4],
});
export const note = pattern({ marginTop: space[3], fontSize: vars.text.smallSize, color: vars.color.cautionText });
export const muted = pattern({ color: vars.color.fgMuted });
export const choose = pattern({ marginTop: space[5] });

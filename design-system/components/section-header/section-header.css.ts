import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[7],
  overflowWrap: 'anywhere',
});
export const lead = component({ flexBasis: '100%', color: vars.color.fgMuted });
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  fontWeight: vars.font.weightMedium,
  whiteSpace: 'nowrap',
});

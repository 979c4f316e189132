import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const items = pattern({ display: 'grid', gap: space[4] });
export const item = pattern({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
});
export const itemTitle = pattern({ overflowWrap: 'anywhere' });
/** As high as the map that comes into it. */
export const mapPlace = pattern({
  aspectRatio: '2 / 1',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.infoSoft,
});
export const help = pattern({ borderTop: `1px solid ${vars.color.borderSubtle}` });
export const helpRow = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingBlock: space[4],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});

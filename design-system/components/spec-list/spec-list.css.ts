import { component } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const row = component({
  display: 'grid',
  gap: `0 ${space[6]}`,
  paddingBlock: space[4],
  // A number without a blank is longer than a narrow column.
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [from.m]: { gridTemplateColumns: '220px 1fr' } },
});
export const name = component({ color: vars.color.fgMuted });

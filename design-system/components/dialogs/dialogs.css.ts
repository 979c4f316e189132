import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { space } from '../../theme/scale.ts';

export const card = component({ padding: space[7], gap: space[4] });
export const message = component({ color: vars.color.fgMuted });
export const loneMessage = component({
  fontSize: vars.text.leadSize,
  lineHeight: vars.text.leadLine,
  textAlign: 'center',
});
/** Side by side and alike, or below each other where the words of one would break. */
export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
globalStyle(`${buttons} > *`, { '@layer': { [layers.patterns]: { flex: '1 1 40%', minWidth: 'fit-content' } } });
/** Space above the buttons of a card without a footer. */
export const apart = component({ marginTop: space[5] });
export const revoke = component({ display: 'grid', gap: space[6], paddingTop: space[7] });
export const summary = component({ display: 'grid', gap: space[3] });
export const summaryRow = component({ display: 'flex', justifyContent: 'space-between', gap: space[5] });
export const choices = component({ display: 'grid', gap: space[3] });
export const consequences = component({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
export const revokeFoot = component({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.m]: { paddingInline: space[8] } },
});

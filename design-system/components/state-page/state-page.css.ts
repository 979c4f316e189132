import { component } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  maxWidth: 460,
  marginInline: 'auto',
  paddingBlock: space[10],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const title = component({
  ...display,
  fontSize: vars.text.h3Size,
  lineHeight: vars.text.h3Line,
});
/** As the heading of the whole page. */
export const pageTitle = component({ fontSize: vars.text.h2Size, lineHeight: vars.text.h2Line });
export const body = component({ color: vars.color.fgMuted, textWrap: 'balance' });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
  marginTop: space[4],
});

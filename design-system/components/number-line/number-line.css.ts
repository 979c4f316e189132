import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[4] });
export const title = pattern({ ...display, ...textStep.h1, letterSpacing: '-0.035em', textWrap: 'balance' });
export const text = pattern({ ...textStep.lead, color: vars.color.fgMuted });
export const items = pattern({
  display: 'grid',
  gap: space[5],
  marginTop: space[5],
  paddingTop: space[5],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.l]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[7] } },
});
export const item = pattern({ ...textStep.small, display: 'flex', gap: space[4], alignItems: 'flex-start' });
export const icon = pattern({ flexShrink: 0 });
export const muted = pattern({ color: vars.color.fgMuted });

import { pattern } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[8],
  borderBlock: `1px solid ${vars.color.borderSubtle}`,
  '@media': {
    [from.m]: { gridTemplateColumns: '1fr 1fr' },
    [from.l]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});
export const item = pattern({ display: 'flex', gap: space[5], alignItems: 'flex-start' });
export const icon = pattern({ color: vars.color.fgMuted, flexShrink: 0 });
export const title = pattern({ fontWeight: vars.font.weightMedium });
export const text = pattern({
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});

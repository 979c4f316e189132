import { component } from '../../foundations/styles.ts';
import { forcedColours } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ display: 'grid' });
export const event = component({
  position: 'relative',
  display: 'grid',
  gap: 2,
  paddingInlineStart: 32,
  paddingBottom: space[7],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: 6,
      insetInlineStart: 5,
      width: 12,
      height: 12,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.borderStrong,
      // Grounds are not drawn there, borders are.
      '@media': { [forcedColours]: { border: '6px solid' } },
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: 24,
      bottom: 0,
      insetInlineStart: 10.5,
      width: 1,
      backgroundColor: vars.color.borderDefault,
      '@media': { [forcedColours]: { borderInlineStart: '1px solid' } },
    },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const latest = component({
  selectors: { '&::before': { backgroundColor: vars.color.actionBg } },
});
/** After the rule of the latest entry, to override it. */
export const failed = component({
  selectors: { '&::before': { backgroundColor: vars.color.criticalBg } },
});
export const note = component({
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
export const title = component({ fontWeight: vars.font.weightMedium });

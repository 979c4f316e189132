import { component, componentVariants } from '../../foundations/styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** The names are below the marks; on a wide page beside them. */
export const root = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [from.xl]: { display: 'flex', gap: space[3] } },
});

export const step = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  fontSize: vars.text.captionSize,
  fontWeight: vars.font.weightMedium,
  textAlign: 'center',
  color: vars.color.fgSubtle,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: 13.5,
      insetInline: 'calc(50% + 20px) calc(-50% + 20px)',
      height: 1,
      backgroundColor: vars.color.borderDefault,
    },
    '&[aria-current="step"]': { color: vars.color.fgDefault },
  },
  '@media': {
    [forcedColours]: { selectors: { '&:not(:last-child)::after': { borderTop: '1px solid' } } },
    [from.xl]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      fontSize: vars.text.smallSize,
      selectors: {
        '&:not(:last-child)': { flex: 1 },
        '&:not(:last-child)::after': { position: 'static', flex: 1, minWidth: 12 },
      },
    },
  },
});

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
});

/** Without grounds the step that one is on has the thickest ring. */
const ringed = (width: string) => ({ '@media': { [forcedColours]: { border: `${width} solid` } } });
export const marks = componentVariants({
  done: { backgroundColor: vars.color.positiveBg, color: vars.color.positiveFg, ...ringed('1.5px') },
  current: { backgroundColor: vars.color.actionBg, color: vars.color.actionFg, ...ringed('4px') },
  todo: { border: `1.5px solid ${vars.color.borderStrong}` },
  failed: { backgroundColor: vars.color.criticalBg, color: vars.color.criticalFg, ...ringed('1.5px') },
});

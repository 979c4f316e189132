import { component, componentVariants } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const pointSize = 28;

export const root = component({ display: 'flex' });

/** A stop and the line to the next one; the last has no line and is as wide as its words. */
export const stop = component({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: pointSize / 2 - 1,
      insetInline: `${pointSize + 6}px 6px`,
      borderTop: `2px dotted ${vars.color.borderStrong}`,
    },
    '&:last-child': { flex: 'none' },
    '&:last-child::after': { content: 'none' },
  },
});
/** The parcel has left this stop behind. */
export const behind = component({
  selectors: { '&::after': { borderTop: `2px solid ${vars.color.fgDefault}` } },
});

export const point = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: pointSize,
  height: pointSize,
  borderRadius: vars.radius.full,
  selectors: { '&:empty::before': { content: '', borderRadius: vars.radius.full } },
});

const dot = (border: string) => ({ selectors: { '&:empty::before': { width: 14, height: 14, border } } });
const filled = (ground: string, sign: string) => ({
  backgroundColor: ground,
  color: sign,
  '@media': { [forcedColours]: { border: '2px solid CanvasText' } },
});
/** Forced colours drop grounds: a full dot is all border. */
const full = dot(`7px solid ${vars.color.fgDefault}`);

export const points = componentVariants({
  done: full,
  current: { ...full, border: `2px solid ${vars.color.fgDefault}` },
  todo: dot(`2px solid ${vars.color.borderStrong}`),
  delivered: filled(vars.color.positiveBg, vars.color.positiveFg),
  late: filled(vars.color.cautionBg, vars.color.cautionFg),
  lost: filled(vars.color.criticalBg, vars.color.criticalFg),
  returned: filled(vars.color.infoBg, vars.color.infoFg),
});

/** Narrow bars have no room for all words: they are read aloud, and a row below shows the most important ones. */
export const words = component({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [from.m]: {
      position: 'static',
      display: 'grid',
      width: 'auto',
      height: 'auto',
      marginTop: space[3],
      paddingInlineEnd: space[4],
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
export const label = component({ fontWeight: vars.font.weightMedium });
export const note = component({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const ahead = component({ color: vars.color.fgMuted });

export const few = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  marginTop: space[3],
  '@media': { [from.m]: { display: 'none' } },
});
export const fewWords = component({
  display: 'grid',
  alignContent: 'start',
  ...textStep.small,
  maxWidth: '45%',
  overflowWrap: 'break-word',
  selectors: { '&:last-child:not(:first-child)': { textAlign: 'end' } },
});
/** The words of a present stop between the others stand nearer to the side on which its point is. */
export const between = componentVariants({
  start: { marginInlineEnd: 'auto' },
  middle: { flex: 1, textAlign: 'center' },
  end: { marginInlineStart: 'auto', textAlign: 'end' },
});

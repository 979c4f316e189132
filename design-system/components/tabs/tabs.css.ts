import { component, componentVariants } from '../../foundations/styles.ts';
import { canHover, forcedColours } from '../../foundations/media.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, space } from '../../theme/scale.ts';

export const root = component({ display: 'grid', gap: space[6], minWidth: 0 });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[7]}`,
  minWidth: 0,
});

export const list = component({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const looks = componentVariants({
  line: { gap: space[7], borderBottom: `1px solid ${vars.color.borderSubtle}` },
  pill: {
    flex: '0 1 auto',
    gap: space[2],
    justifySelf: 'start',
    maxWidth: '100%',
    padding: space[2],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bgSunken,
  },
  times: { gap: space[8], borderBottom: `1px solid ${vars.color.borderSubtle}` },
});

export const tab = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[3],
  minHeight: size.touch,
  color: vars.color.fgMuted,
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast}ms ${easing.standard}, background-color ${duration.fast}ms ${easing.standard}`,
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: vars.color.fgDefault } } },
    // There every tab has an edge, which does not touch its words.
    [forcedColours]: {
      paddingInline: space[3],
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.fgDefault, fontWeight: vars.font.weightMedium },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

const underline = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 3,
  borderRadius: vars.radius.full,
} as const;

export const tabs = componentVariants({
  line: { selectors: { '&[aria-selected="true"]::after': { ...underline, backgroundColor: vars.color.actionBg } } },
  times: {
    flexDirection: 'column',
    alignItems: 'start',
    gap: 0,
    paddingBlock: space[3],
    ...textStep.h4,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[aria-selected="true"]::after': { ...underline, backgroundColor: vars.color.actionBg } },
  },
  pill: {
    paddingInline: space[5],
    borderRadius: vars.radius.full,
    fontSize: vars.text.smallSize,
    selectors: {
      '&[aria-selected="true"]': { backgroundColor: vars.color.bgRaised },
    },
  },
});

export const count = component({
  minWidth: 22,
  paddingInline: 6,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.fgMuted,
  fontSize: vars.text.captionSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  textAlign: 'center',
});

export const note = component({ ...textStep.small, fontWeight: vars.font.weightRegular });

export const panel = component({ minWidth: 0, borderRadius: vars.radius.s });

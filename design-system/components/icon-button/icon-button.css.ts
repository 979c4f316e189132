import { component, componentVariants } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size } from '../../theme/scale.ts';

export const root = component({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.full,
  color: 'inherit',
  transition: `background-color ${duration.instant}ms ${easing.standard}`,
  selectors: { '&:disabled': { color: vars.color.fgDisabled } },
});

const hovered = (ground: string) => ({
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: ground } } } },
});

export const tones = componentVariants({
  quiet: hovered(vars.color.bgSunken),
  outline: { border: `1px solid ${vars.color.borderDefault}`, ...hovered(vars.color.bgSunken) },
  solid: { backgroundColor: vars.color.actionBg, color: vars.color.actionFg, ...hovered(vars.color.actionBgHover) },
  raised: {
    backgroundColor: vars.color.bgRaised,
    color: vars.color.fgDefault,
    boxShadow: vars.elevation[2],
    ...hovered(vars.color.bgSunken),
  },
});

export const pressed = component({ color: vars.color.actionFg, backgroundColor: vars.color.actionBg });

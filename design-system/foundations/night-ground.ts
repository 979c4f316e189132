import { vars } from '../theme/contract.css.ts';

/**
 * The ground that is dark in both themes, to spread into a rule. What stands on it takes its colours from here: text,
 * prices, fields, buttons and hairlines. In the dark theme, where the page is dark as well, its edges are hairlines.
 */
export const nightGround = {
  vars: {
    [vars.color.fgDefault]: vars.color.fgNight,
    [vars.color.fgMuted]: vars.color.fgNightMuted,
    [vars.color.fgSubtle]: vars.color.fgNightMuted,
    [vars.color.fgLink]: vars.color.fgNight,
    [vars.color.saleText]: vars.color.fgNight,
    [vars.color.criticalText]: vars.color.fgNight,
    [vars.color.positiveText]: vars.color.fgNight,
    [vars.color.brandText]: vars.color.brandBg,
    [vars.color.rating]: vars.color.brandBg,
    [vars.color.bgSurface]: vars.color.bgNight,
    [vars.color.bgRaised]: vars.color.bgNight,
    [vars.color.bgInverse]: vars.color.fgNight,
    [vars.color.fgInverse]: vars.color.bgNight,
    [vars.color.borderSubtle]: vars.color.borderNight,
    [vars.color.actionBg]: vars.color.fgNight,
    [vars.color.actionBgHover]: vars.color.fgNight,
    [vars.color.actionBgPressed]: vars.color.fgNightMuted,
    [vars.color.actionFg]: vars.color.bgNight,
    [vars.color.borderStrong]: vars.color.fgNightMuted,
    [vars.color.borderDefault]: vars.color.borderNight,
    [vars.color.borderFocus]: vars.color.fgNight,
    [vars.color.bgSunken]: vars.color.borderNight,
  },
  backgroundColor: vars.color.bgNight,
  color: vars.color.fgNight,
  borderBlock: `1px solid ${vars.color.borderNight}`,
} as const;

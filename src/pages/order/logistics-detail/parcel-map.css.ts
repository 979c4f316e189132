import { forcedColours } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const root = pattern({
  overflow: 'hidden',
  paddingBottom: space[5],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.infoSoft,
  color: vars.color.fgDefault,
  '@media': { [forcedColours]: { border: `${border.thin} solid` } },
});
export const map = pattern({ display: 'block', width: '100%' });

const line = { fill: 'none', strokeLinecap: 'round' } as const;
export const park = pattern({ fill: vars.color.positiveSoft });
export const river = pattern({ ...line, stroke: vars.color.infoBg, strokeWidth: 26, opacity: 0.16 });
export const street = pattern({ ...line, stroke: vars.color.bgSurface, strokeWidth: 7 });
export const way = pattern({ ...line, stroke: vars.color.fgDefault, strokeWidth: 4, strokeDasharray: '1 12' });
export const passed = pattern({ ...line, stroke: vars.color.fgDefault, strokeWidth: 5 });
export const place = pattern({ fill: vars.color.fgDefault });

const outline = {
  fill: vars.color.bgSurface,
  stroke: vars.color.fgDefault,
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;
export const house = pattern(outline);
export const parcel = pattern({ ...outline, fill: 'none', strokeWidth: 2.5 });
export const ring = pattern({ ...outline, stroke: vars.color.infoBg, strokeWidth: 5 });
export const stopped = pattern({ ...outline, stroke: vars.color.criticalBg, strokeWidth: 5 });
/** Somebody is at home. */
export const lit = pattern({ fill: vars.color.brandBg });

export const names = pattern({
  ...textStep.small,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingInline: space[2],
  fontWeight: vars.font.weightMedium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

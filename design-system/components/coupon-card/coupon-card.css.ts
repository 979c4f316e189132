import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const stubWidth = { s: 104, m: 132 } as const;
const hole = 8;

const punched = (stub: number) => {
  const at = (edge: string) => `radial-gradient(circle ${hole}px at ${stub}px ${edge}, transparent 97%, black)`;
  return { maskImage: `${at('0')}, ${at('100%')}`, maskComposite: 'intersect' } as const;
};

/** Two punched holes at the edge of the stub. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: `${stubWidth.s}px minmax(0, 1fr)`,
  maxWidth: 640,
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.bgSurface,
  backgroundImage: vars.skin.coupon,
  ...punched(stubWidth.s),
  '@media': {
    [from.m]: { gridTemplateColumns: `${stubWidth.m}px minmax(0, 1fr) auto`, ...punched(stubWidth.m) },
  },
});

export const spent = pattern({ backgroundColor: vars.color.bgSunken });

export const stub = pattern({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gridRow: '1 / span 2',
  gap: space[1],
  padding: `${space[4]} ${space[3]}`,
  textAlign: 'center',
  borderInlineEnd: `2px dashed ${vars.color.borderDefault}`,
  '@media': { [from.m]: { gridRow: 'auto' } },
});
export const stubLit = pattern({ backgroundColor: vars.color.brandSoft, color: vars.color.brandSoftFg });
export const stubSpent = pattern({ color: vars.color.fgMuted });

export const amount = pattern({
  ...display,
  ...textStep.h4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.m]: textStep.h3 },
});
export const condition = pattern({ ...textStep.caption });

export const text = pattern({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minWidth: 0,
  padding: `${space[5]} ${space[5]} ${space[3]}`,
  '@media': { [from.m]: { padding: space[5] } },
});
export const title = pattern({ ...display, ...textStep.body, letterSpacing: '-0.012em', overflowWrap: 'anywhere' });
export const quiet = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const soon = pattern({
  ...textStep.small,
  color: vars.color.saleText,
  fontWeight: vars.font.weightMedium,
});
export const gone = pattern({ display: 'grid', gap: space[2], marginTop: space[2] });

export const act = pattern({
  display: 'flex',
  alignItems: 'center',
  padding: `0 ${space[5]} ${space[5]}`,
  '@media': { [from.m]: { paddingTop: space[5] } },
});

export const stamp = pattern({
  ...textStep.caption,
  padding: `${space[2]} ${space[4]}`,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  color: vars.color.fgMuted,
  fontWeight: vars.font.weightMedium,
  transform: 'rotate(-4deg)',
});

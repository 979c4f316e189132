import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';

export const root = pattern({
  display: 'grid',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSunken,
});
/** A group that was photographed together is taller than lights side by side. */
export const one = pattern({ aspectRatio: '5 / 4' });
export const two = pattern({ gridTemplateColumns: '1fr 1fr' });
export const three = pattern({ gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr' });

export const light = pattern({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'opacity 220ms' } },
});
export const first = pattern({ gridRow: '1 / -1' });
export const back = pattern({ opacity: 0.4 });
export const on = pattern({ position: 'absolute', inset: 0 });
export const fill = pattern({ height: '100%' });

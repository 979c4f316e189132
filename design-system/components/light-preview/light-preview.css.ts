import { component } from '../../foundations/styles.ts';
import { onPaper } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

/** Eight pixels a side, stretched by the browser's own filtering. Muted words over it stay readable in every light. */
export const spill = component({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.28 });

export const switches = component({ display: 'grid', gap: space[3], '@media': { [onPaper]: { display: 'none' } } });
export const row = component({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: space[5] });
export const wide = component({ flex: 1, minWidth: 0 });

export const dots = component({ display: 'flex', marginInline: -8 });
export const choice = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.full,
});
export const radio = component({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const dot = component({
  width: 28,
  height: 28,
  borderRadius: vars.radius.full,
  outline: '2px solid transparent',
  outlineOffset: 2,
  selectors: {
    [`${radio}:checked + &`]: { outlineColor: vars.color.fgDefault },
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${vars.color.borderFocus}`, outlineOffset: 4 },
  },
});

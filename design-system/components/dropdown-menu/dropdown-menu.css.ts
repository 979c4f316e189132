import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';
import { floating } from '../popover/popover.css.ts';

const list = component({ minWidth: 220, maxWidth: 'calc(100vw - 32px)', padding: space[3] });
export const root = `${floating} ${list}`;

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.touch,
  paddingInline: space[4],
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: vars.color.bgSunken,
      boxShadow: `inset 0 0 0 2px ${vars.color.borderFocus}`,
    },
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
  },
});
export const danger = component({ color: vars.color.criticalText });
export const line = component({ height: 1, marginBlock: space[3], backgroundColor: vars.color.borderSubtle });

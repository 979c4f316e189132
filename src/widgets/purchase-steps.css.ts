import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const steps = pattern({ ...textStep.small, display: 'flex', flexWrap: 'wrap', color: vars.color.fgMuted });
export const step = pattern({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '&[aria-current]': { color: vars.color.fgDefault, fontWeight: vars.font.weightMedium },
    '&:not(:last-child)::after': {
      content: '',
      width: space[6],
      marginInline: space[4],
      borderTop: `1px solid ${vars.color.borderStrong}`,
    },
  },
});

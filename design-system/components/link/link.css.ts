import { component, componentVariants } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({ borderRadius: vars.radius.xs });

const underline = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
} as const;

export const tones = componentVariants({
  text: {
    ...underline,
    color: vars.color.fgLink,
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  },
  quiet: {
    color: 'inherit',
    '@media': { [canHover]: { selectors: { '&:hover': underline } } },
  },
  plain: {},
});

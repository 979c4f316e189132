import { primitive, primitiveVariants } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { nightGround } from '../../foundations/night-ground.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = primitive({
  position: 'relative',
  paddingBlock: space[10],
  '@media': { [from.l]: { paddingBlock: space[11] } },
});

/** On the ground of the section above it, whose lower space is the space between both. */
export const continued = primitive({ paddingTop: 0, '@media': { [from.l]: { paddingTop: 0 } } });

export const flush = primitive({ paddingBlock: 0, '@media': { [from.l]: { paddingBlock: 0 } } });

export const grounds = primitiveVariants({
  paper: {},
  white: { backgroundColor: vars.color.bgRaised },
  sand: { backgroundColor: vars.color.bgSunken },
  night: nightGround,
});

import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** Space below the text of a narrow hero; on a wider one the text does not reach the right part of the picture. */
const belowWords = 'max(40px, 14vw - 44px)';

export const root = pattern({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSunken,
  backgroundImage: `${vars.skin.hero}, ${vars.gradient.dusk}`,
  backgroundPosition: 'right bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `auto ${belowWords}, auto`,
  '@media': {
    [from.l]: {
      gridTemplateColumns: '1fr 1fr',
      minHeight: 520,
      backgroundRepeat: 'repeat-x',
      backgroundSize: '50% auto, auto',
    },
  },
});

export const text = pattern({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[5],
  padding: `${space[9]} ${space[6]}`,
  order: 1,
  '@media': { [from.l]: { order: 0, padding: space[11] } },
});

export const after = pattern({ '@media': { [from.l]: { order: 1 } } });

/** A festival skin leaves no room for text in a row below the picture. */
export const wide = pattern({
  '@media': { [from.l]: { gridTemplateColumns: '1fr', backgroundImage: `none, ${vars.gradient.dusk}` } },
});
/** Text in a row below the picture. */
export const caption = pattern({
  '@media': {
    [from.l]: {
      gridTemplateColumns: '1fr 1fr auto',
      alignItems: 'center',
      columnGap: space[9],
      order: 1,
      paddingBlock: space[9],
    },
  },
});

export const kicker = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.fgMuted,
  fontWeight: vars.font.weightMedium,
});
export const kickerLamp = pattern({
  width: 8,
  height: 8,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandBg,
  boxShadow: vars.glow.brand,
});
export const title = pattern({ ...display, ...textStep.h1, letterSpacing: '-0.035em', textWrap: 'balance' });
export const body = pattern({ ...textStep.lead, color: vars.color.fgMuted, maxWidth: '40ch' });
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[3] });
export const picture = pattern({
  height: '100%',
  minHeight: 300,
  '@media': { [from.m]: { aspectRatio: '4 / 3' }, [from.l]: { aspectRatio: 'auto' } },
});
const twice = { aspectRatio: '2 / 1' } as const;
export const room = pattern({ '@media': { [from.m]: twice, [from.l]: twice } });
/** At the top of a page a room picture leaves space for the page's title. */
export const low = pattern({ '@media': { [from.l]: { aspectRatio: '21 / 9' } } });

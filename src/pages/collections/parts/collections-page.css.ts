import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBlock: `${space[6]} ${space[10]}`,
  '@media': { [from.l]: { paddingBlock: `${space[8]} ${space[11]}` } },
});
export const prose = pattern({ maxWidth: '68ch' });

import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBlock: `${space[6]} ${space[10]}`,
  '@media': { [from.l]: { paddingBlock: `${space[9]} ${space[11]}` } },
});

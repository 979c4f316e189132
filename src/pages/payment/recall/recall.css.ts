import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({ paddingBlock: space[11] });

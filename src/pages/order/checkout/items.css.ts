import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';

/** Total and button stay in view below a long list; nothing that must be looked at hides in it. */
export const few = pattern({
  '@media': { [from.l]: { maxHeight: 'clamp(176px, 100dvh - 620px, 400px)', overflowY: 'auto' } },
});

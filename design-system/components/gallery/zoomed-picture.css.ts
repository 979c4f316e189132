import { component } from '../../foundations/styles.ts';

/** In the dialog a film is seen whole, with its controls. */
export const whole = component({ width: 'min(100%, max(280px, 100dvh - 220px))', marginInline: 'auto' });

import { component } from '../foundations/styles.ts';
import { nightGround } from '../foundations/night-ground.ts';
import { space } from '../theme/scale.ts';

export const room = component({ ...nightGround, position: 'relative', maxWidth: 640, marginInline: 'auto' });
export const picture = component({ position: 'relative' });
export const switches = component({ position: 'relative', padding: space[5] });

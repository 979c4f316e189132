import { component } from '../../foundations/styles.ts';

export const root = component({ display: 'grid', width: '100%', minWidth: 0, overflow: 'hidden' });

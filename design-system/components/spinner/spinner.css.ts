import { keyframes } from '@vanilla-extract/css';
import { component } from '../../foundations/styles.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = component({ display: 'inline-flex', flexShrink: 0 });

export const arc = component({ animation: `${turn} 900ms linear infinite`, transformOrigin: 'center' });

import { forcedColours } from './media.ts';

/**
 * A radio or box that lies unseen over the whole of its label, which shows by itself what is chosen. Where colours are forced the
 * label cannot, and the mark is seen.
 */
export const coveringMark = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': {
    [forcedColours]: { position: 'static', flexShrink: 0, width: 20, height: 20, appearance: 'auto', opacity: 1 },
  },
} as const;

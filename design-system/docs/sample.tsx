import type { Token } from '../theme/token.ts';
import * as styles from './sample.css.ts';

const isWritten = ({ group }: Token) => group === 'font' || group === 'text';
const pixels = ({ light }: Token) => Number.parseFloat(light);

/** A sample of a token, where it has a visible effect. */
export function Sample({ token }: { readonly token: Token }) {
  const look = styles.samples[token.name];
  if (look !== undefined) return <span className={look}>{isWritten(token) ? 'Evening light' : null}</span>;
  if (token.group === 'space' || token.group === 'size') {
    const width = Math.min(pixels(token), 220);
    return (
      <svg width={width} height="16" aria-hidden="true">
        <rect className={styles.measured} width={width} height="16" rx="2" />
      </svg>
    );
  }
  if (token.group !== 'radius') return null;
  const radius = Math.min(pixels(token), 31);
  return (
    <svg width="64" height="64" aria-hidden="true">
      <rect className={styles.drawn} x="1" y="1" width="62" height="62" rx={radius} strokeWidth="1.5" />
    </svg>
  );
}

const seen = ['elevation', 'glow', 'gradient', 'font', 'text', 'space', 'size', 'radius'];

/** Whether tokens of a group have samples of their own; a colour has a swatch beside its value. */
export const hasSample = (group: string) => seen.includes(group);

import * as styles from './docs.css.ts';

/** A swatch of one colour in any theme. @param ground the background of a translucent colour */
export function Swatch({ colour, ground }: { readonly colour: string; readonly ground?: string }) {
  return (
    <svg className={styles.swatch} width="44" height="32" aria-hidden="true">
      {ground !== undefined && <rect width="44" height="32" rx="8" fill={ground} />}
      <rect className={styles.swatchShape} x="0.5" y="0.5" width="43" height="31" rx="8" fill={colour} />
    </svg>
  );
}

/** Text of one colour on another. */
export function PairSwatch({ foreground, background }: { readonly foreground: string; readonly background: string }) {
  return (
    <svg className={styles.swatch} width="48" height="28" aria-hidden="true">
      <rect className={styles.swatchShape} x="0.5" y="0.5" width="47" height="27" rx="6" fill={background} />
      <text x="24" y="19" textAnchor="middle" fontSize="15" fontWeight="600" fill={foreground}>
        Aa
      </text>
    </svg>
  );
}

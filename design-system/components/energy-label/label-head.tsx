import * as styles from './energy-label.css.ts';

/** A star of five points round a centre; its outer points lie on a circle of the radius. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [angle, reach] = [(index * Math.PI) / 5, index % 2 === 0 ? radius : radius * 0.382];
    return `${(x + Math.sin(angle) * reach).toFixed(2)} ${(y - Math.cos(angle) * reach).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

const stars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return star(18 + Math.sin(angle) * 6.2, 15 - Math.cos(angle) * 6.2, 1.15);
}).join('');

/** The head of the label: the flag of the Union and the energy logo. */
export function LabelHead() {
  return (
    <>
      <rect className={styles.flag} x="6" y="6" width="24" height="18" />
      <path className={styles.star} d={stars} />
      <text className={styles.energ} x="35" y="23.2" fontSize="23" textLength="50" lengthAdjust="spacingAndGlyphs">
        ENERG
      </text>
      <rect className={styles.flag} x="88" y="6" width="14" height="18" rx="1.5" />
      <path className={styles.bolt} d="M97.5 8l-6.5 8.2h3.6L92.6 22l6.8-8.4h-3.7z" />
    </>
  );
}

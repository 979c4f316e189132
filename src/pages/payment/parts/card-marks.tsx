import { paymentText } from '#src/text/payment.ts';
import * as styles from './payment.css.ts';

const brands = ['visa', 'mastercard', 'amex'] as const;
const names = brands.map((brand) => paymentText.card.brands[brand]).join(', ');

/** The cards that are taken, by their marks. @param words their names, for who hears the page */
export function CardMarks({ words = names }: { words?: string }) {
  return (
    <span role="img" aria-label={words} className={styles.marks}>
      {brands.map((brand) => (
        <img key={brand} src={`/cards/${brand}.svg`} alt="" width={38} height={24} />
      ))}
    </span>
  );
}

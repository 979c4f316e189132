/** One technical figure of a product. */
interface Figure {
  readonly value: string;
  readonly unit?: string | undefined;
}

/**
 * A technical figure as it is read: '3,400 lm', 'Up to 11 W', '35 lm per bulb'. Every market groups digits by commas; kelvins are
 * written without them.
 */
export const specText = ({ value, unit }: Figure): string =>
  unit === undefined
    ? value
    : (unit === 'K' ? value : value.replace(/\d(?=(\d{3})+\b)/g, '$&,')).replace(/(?= per | by )|$/, ` ${unit}`);

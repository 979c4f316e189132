const outline = 'l2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6-3.4-3.2 4.6-.6Z';

/** A star on a 16-pixel grid. */
export const star = `M8 1.4${outline}`;

/** Five of them in a row, 2 pixels apart. */
export const fiveStars = `${star}${`m18 0${outline}`.repeat(4)}`;

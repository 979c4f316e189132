/** A star on a 16-pixel grid. */
export const star = 'M8 1.4l2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.7 3.9 14l.9-4.6L1.4 6.2 6 5.6Z';

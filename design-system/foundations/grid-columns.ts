/** The page is laid out in twelve columns with gutters of 24 px between them, of its content's width. */
export const gutter = '24px';
const column = `((100% - 11 * ${gutter}) / 12)`;

/** The width of some neighbouring columns with the gutters between them. */
export const spanOf = (count: number): string => `calc(${column} * ${count} + ${count - 1} * ${gutter})`;

/** The width of columns that stay empty between two parts, with the gutters at both sides. */
export const emptyColumns = (count: number): string => `calc(${column} * ${count} + ${count + 1} * ${gutter})`;

/** How soon, and then how often, to look again. */
export const intervals = [2, 5, 10, 20, 50];

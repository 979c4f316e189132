/** Where the mail of a delivery and the list of orders lead, to the reviews of the lines. */
export const itemsId = 'items';

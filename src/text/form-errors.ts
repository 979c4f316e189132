/** The title over the fields that a form cannot be sent with. */
export const fixFields = (count: number): string => (count === 1 ? 'Please fix 1 field' : `Please fix ${count} fields`);

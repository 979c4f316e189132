export const originOf = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) ? new URL(text).origin : undefined;

export const portOf = (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined);

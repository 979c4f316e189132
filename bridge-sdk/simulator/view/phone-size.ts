export const phoneWidths = [360, 390, 430] as const;

/** In CSS pixels, portrait; the style sheet has the height. */
export interface PhoneSize {
  readonly width: (typeof phoneWidths)[number];
  readonly isLandscape: boolean;
}

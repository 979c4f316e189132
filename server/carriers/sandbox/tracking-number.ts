import { randomInt } from 'node:crypto';

const weights = [8, 6, 4, 2, 3, 5, 9, 7];

/** The check digit of the postal standard S10 for eight digits. */
const checkDigit = (digits: string): number => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = 11 - (sum % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
};

/** A number for a parcel, such as `FF473124829US`: it says by its check digit when somebody mistypes it. */
export const newTrackingNo = (country: string): string => {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `FF${digits}${checkDigit(digits)}${country}`;
};

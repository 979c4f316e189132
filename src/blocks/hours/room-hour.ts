import { savesData } from '#design-system/foundations/saves-data.ts';
import type { PictureFiles } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { placeOfZone } from '#rules/sun-places.ts';
import { hourOfDay, sunOfDay, type HourOfDay } from '#rules/sun.ts';
import type { Theme } from '#rules/theme-id.ts';
import { shopFiles } from '../../widgets/shop-picture.ts';
import { blocksText } from '../text.ts';

type Schemas = components['schemas'];

export interface DeviceHour {
  readonly hour: HourOfDay;
  /** Epoch ms; undefined where the sun does not set today. */
  readonly sunset: number | undefined;
}

/** "16" or "16:05", the hour of the address for tests; undefined where there is none. */
function hourOfAddress(text: string | null): { hour: number; minute: number } | undefined {
  const [, hour, minute = '0'] = /^([01]?\d|2[0-3])(?::([0-5]\d))?$/.exec(text ?? '') ?? [];
  return hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}

/**
 * How a room looks now where the shopper is; undefined where the time zone is not in the table.
 * @param now epoch ms
 * @param zone the time zone of the device, whose clock is read
 * @param address `?hour=`, which overrides the clock
 */
export function deviceHour(now: number, zone: string, address: string | null): DeviceHour | undefined {
  const place = placeOfZone(zone);
  if (!place) return undefined;
  const date = new Date(now);
  const sun = sunOfDay(place, Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  const override = hourOfAddress(address);
  if (override) date.setHours(override.hour, override.minute);
  return { hour: hourOfDay(date.getTime(), sun), sunset: 'set' in sun ? sun.set : undefined };
}

const hours12: readonly Site[] = ['US', 'CA'];
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The time of sunset on the clock of the device, in the way of the market. */
export function sunsetLine(sunset: number, site: Site): string {
  const date = new Date(sunset);
  const hour = date.getHours();
  const minute = twoDigits(date.getMinutes());
  if (!hours12.includes(site)) return blocksText.sunset(`${twoDigits(hour)}:${minute}`);
  return blocksText.sunset(`${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`);
}

/** The files of the room at an hour; undefined where the page shows that hour already, or there is no picture of it. */
export function filesOfHour(
  { image, upright, hours = [] }: Pick<Schemas['Hero'], 'image' | 'upright' | 'hours'>,
  hour: HourOfDay,
  theme: Theme,
): PictureFiles | undefined {
  if (hour === (theme === 'dark' ? 'EVENING' : 'NOON') || savesData(navigator)) return undefined;
  if (hour === 'NOON' || hour === 'EVENING') return shopFiles(image, hour === 'NOON' ? 'day' : 'night', upright);
  const other = hours.find((each) => each.hour === hour);
  return other && shopFiles(image, other.side, upright);
}

import type { Place } from './sun.ts';

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });

/**
 * Where the people of a time zone live, by its IANA name: the city that the zone is named after, or the largest of it.
 * Sunset differs by some minutes within a city, and by more than ten within a wide zone, which is why wide ones are absent.
 */
const places: Readonly<Record<string, Place>> = {
  'America/New_York': at(40.7, -74),
  'America/Toronto': at(43.7, -79.4),
  'America/Montreal': at(45.5, -73.6),
  'America/Halifax': at(44.6, -63.6),
  'America/St_Johns': at(47.6, -52.7),
  'America/Detroit': at(42.3, -83),
  'America/Indiana/Indianapolis': at(39.8, -86.2),
  'America/Chicago': at(41.9, -87.6),
  'America/Winnipeg': at(49.9, -97.1),
  'America/Regina': at(50.4, -104.6),
  'America/Denver': at(39.7, -105),
  'America/Edmonton': at(53.5, -113.5),
  'America/Boise': at(43.6, -116.2),
  'America/Phoenix': at(33.4, -112.1),
  'America/Los_Angeles': at(34.1, -118.2),
  'America/Vancouver': at(49.3, -123.1),
  'America/Anchorage': at(61.2, -149.9),
  'Pacific/Honolulu': at(21.3, -157.9),
  'Europe/London': at(51.5, -0.1),
  'Europe/Dublin': at(53.3, -6.3),
  'Europe/Lisbon': at(38.7, -9.1),
  'Europe/Madrid': at(40.4, -3.7),
  'Europe/Paris': at(48.9, 2.4),
  'Europe/Brussels': at(50.8, 4.4),
  'Europe/Amsterdam': at(52.4, 4.9),
  'Europe/Luxembourg': at(49.6, 6.1),
  'Europe/Berlin': at(52.5, 13.4),
  'Europe/Zurich': at(47.4, 8.5),
  'Europe/Vienna': at(48.2, 16.4),
  'Europe/Rome': at(41.9, 12.5),
  'Europe/Prague': at(50.1, 14.4),
  'Europe/Budapest': at(47.5, 19),
  'Europe/Warsaw': at(52.2, 21),
  'Europe/Copenhagen': at(55.7, 12.6),
  'Europe/Stockholm': at(59.3, 18.1),
  'Europe/Oslo': at(59.9, 10.8),
  'Europe/Helsinki': at(60.2, 24.9),
  'Europe/Athens': at(38, 23.7),
  'Europe/Bucharest': at(44.4, 26.1),
  'Asia/Tokyo': at(35.7, 139.7),
};

/** The place of a time zone; undefined where it is not in the table. */
export const placeOfZone = (zone: string): Place | undefined =>
  Object.hasOwn(places, zone) ? places[zone] : undefined;

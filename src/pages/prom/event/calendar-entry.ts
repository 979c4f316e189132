interface Entry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** When it begins, epoch ms. */
  readonly at: number;
}

/** '20261127T140000Z' */
const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\p{Cc}/gu, ' ');

/** A date for calendars (RFC 5545) with a reminder an hour before it, as an address to download. */
export function calendarEntry({ id, title, url, at }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lampyris//Events//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}

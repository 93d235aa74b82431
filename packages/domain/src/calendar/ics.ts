/** A time in ms, or a whole day such as `2026-12-24`. */
export type CalendarTime = number | string;

export type CalendarEvent = {
  /** Stable id of a booking or payout, so that calendars replace the event instead of adding a duplicate. */
  uid: string;
  start: CalendarTime;
  /** End of the event, or null if only the start is known. */
  end: CalendarTime | null;
  title: string;
  place: string | null;
  description: string;
};

/** Max octets per line of a calendar file, excluding the line break. */
const LINE_MAX_BYTES = 75;

/**
 * Formats events as a calendar file (RFC 5545) with UTC times and CRLF line breaks. Long lines are folded.
 *
 * @param now creation time of the file, in ms
 */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//GLI Platform//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, start, end, title, place, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART${timeValue(start)}`,
      ...(end === null ? [] : [`DTEND${timeValue(end)}`]),
      `SUMMARY:${escaped(title)}`,
      ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
      `DESCRIPTION:${escaped(description)}`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const timeValue = (time: CalendarTime): string =>
  typeof time === 'number' ? `:${utc(time)}` : `;VALUE=DATE:${time.replaceAll('-', '')}`;

/** Formats a time like `20261224T060000Z`. */
const utc = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * Folds a line that is longer than 75 octets by inserting a line break and a space, without splitting
 * characters.
 */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_MAX_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}

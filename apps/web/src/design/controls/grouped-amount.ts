const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** `1234567.5` as `1,234,567.5`; what is no plain decimal stays as it was typed. */
export function groupAmount(value: string): string {
  const match = /^(\d+)(\.\d*)?$/.exec(value);
  if (match === null) return value;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/**
 * The plain decimal in a text that was typed over a shown amount. The separators that were shown are dropped. One that
 * was typed stays unless it stands between thousands: `1,5` must not become 15.
 */
export function ungroupAmount(text: string, shown: string): string {
  if (GROUPED.test(text)) return text.replaceAll(',', '');
  const hadOwn = shown.includes(',') && !GROUPED.test(shown);
  return hadOwn || typedInto(shown, text).includes(',') ? text : text.replaceAll(',', '');
}

/** The part of a text that the one before it lacks. */
function typedInto(before: string, text: string): string {
  let start = 0;
  while (start < text.length && text[start] === before[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, before.length) - start;
  while (end < most && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

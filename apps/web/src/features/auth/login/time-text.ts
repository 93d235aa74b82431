import type { Locales } from '../../../i18n/i18n-types.ts';

const unit = (locale: Locales, name: 'minute' | 'second') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });

/** A length of time in minutes and seconds, without parts that are zero. */
export function timeText(seconds: number, locale: Locales): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [unit(locale, 'minute').format(minutes)] : []),
    ...(rest > 0 || minutes === 0 ? [unit(locale, 'second').format(rest)] : []),
  ];
  return parts.join(' ');
}

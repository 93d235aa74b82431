const dayInKorea = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Seoul' });

/** The day in Korea at a time, as `2026-11-21`: the calendar by which ages and expiry dates count. */
export const koreanDay = (time: Date): string => dayInKorea.format(time);

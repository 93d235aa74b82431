/** The day some years before another, both `YYYY-MM-DD`; of 29 February the 28th where the year has none. */
export function yearsBefore(day: string, years: number): string {
  const [year = '0', month, date] = day.split('-');
  const before = Number(year) - years;
  const isLeap = new Date(Date.UTC(before, 1, 29)).getUTCMonth() === 1;
  const same = month === '02' && date === '29' && !isLeap ? '28' : date;
  return `${String(before).padStart(4, '0')}-${month}-${same}`;
}

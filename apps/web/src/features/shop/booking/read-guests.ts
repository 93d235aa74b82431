const DEFAULT_GUESTS = 2;

/** Returns the number of guests in the URL, as set by "book again". */
export function readGuests(search: URLSearchParams): number {
  const guests = Number(search.get('guests'));
  return Number.isSafeInteger(guests) && guests > 0 ? guests : DEFAULT_GUESTS;
}

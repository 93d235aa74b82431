/**
 * A path parameter as one segment of the path.
 * @throws TypeError that names the parameter when it is missing or empty: another operation would be called.
 */
export function pathSegment(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    throw new TypeError(`Path parameter "${name}" is missing`);
  }
  return encodeURIComponent(String(value));
}

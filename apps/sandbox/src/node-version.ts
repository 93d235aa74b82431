/**
 * Returns the sentence for a version of Node below the package's range, such as `>=22`. Null if the version is
 * supported.
 */
export function explainNodeVersion(version: string, range: string): string | null {
  const required = Number.parseInt(range.replace(/^\D+/, ''), 10);
  if (Number.parseInt(version, 10) >= required) return null;
  return `The sandbox requires Node ${required} or later, and this is Node ${version}. Install a newer one from https://nodejs.org.`;
}

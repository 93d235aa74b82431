/** The latest of these, at most `count`, the newest first. */
export function latestOf<One extends { created_at: string }>(all: readonly One[], count: number): One[] {
  return all.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)).slice(0, count);
}

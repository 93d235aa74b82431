/**
 * Returns the values of a form that the member has changed.
 * @param dirty the form's `formState.dirtyFields`
 */
export function pickDirty<Input extends object>(
  input: Input,
  dirty: { readonly [Name in keyof Input]?: unknown },
): Partial<Input> {
  const changes: Partial<Input> = {};
  for (const name in input) if (dirty[name]) changes[name] = input[name];
  return changes;
}

/** Returns the string for an enum value. For an unknown value, returns the string of `other`. */
export function translate<Word>(t: Record<string, Word> & { other: Word }, value: string): Word {
  // The dictionary's proxy returns an empty string for a missing key.
  return (Object.hasOwn(t, value) ? t[value] : undefined) ?? t.other;
}

/** Bounds of a reason that a member reads, in characters; the contract's. */
export const REASON_CHARACTERS = { minimum: 2, maximum: 200 };

/** Whether a text is a reason. */
export function isReason(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= REASON_CHARACTERS.minimum && length <= REASON_CHARACTERS.maximum;
}

/** How far below the window's top the eye is taken to be, in px. Spec §9 Scroll-spy offset */
const SCROLL_SPY_OFFSET_PX = 200;

/** How much earlier than at its own edges a section counts, in px. Spec §9 Scroll-spy margin */
const SCROLL_SPY_MARGIN_PX = 100;

/** A section's edges in px from the window's top, as `getBoundingClientRect` gives them. */
type SectionEdges<Id extends string> = { id: Id; top: number; bottom: number };

/**
 * The section that is being read: the one whose edges, moved up by the margin, hold the line at the offset.
 * At the end of the page it is the last one, which may be too short to ever reach that line.
 */
export function currentSection<Id extends string>(
  sections: readonly SectionEdges<Id>[],
  isAtPageEnd: boolean,
): Id | null {
  if (isAtPageEnd) return sections.at(-1)?.id ?? null;
  const line = SCROLL_SPY_OFFSET_PX + SCROLL_SPY_MARGIN_PX;
  return sections.find(({ top, bottom }) => top <= line && line < bottom)?.id ?? null;
}

/** A box in the window, in px from its top left corner. */
export type Box = { top: number; left: number; width: number; height: number };
export type Size = { width: number; height: number };

/** Gap between the target and the card, and between the card and the window's edges. */
const GAP_PX = 16;
const MARGIN_PX = 6;

/**
 * Returns the position of a step's card: below its target, or else above or next to it. If it fits nowhere, the
 * card is at the bottom of the window. Without a target, it is centered.
 */
export function placeCard(target: Box | null, card: Size, view: Size): { top: number; left: number } {
  const clamp = (start: number, size: number, available: number) =>
    Math.max(GAP_PX, Math.min(start, available - size - GAP_PX));
  if (target === null) {
    return {
      top: clamp((view.height - card.height) / 2, card.height, view.height),
      left: clamp((view.width - card.width) / 2, card.width, view.width),
    };
  }
  const left = clamp(target.left + target.width / 2 - card.width / 2, card.width, view.width);
  const top = clamp(target.top + target.height / 2 - card.height / 2, card.height, view.height);
  const below = target.top + target.height + GAP_PX;
  const above = target.top - card.height - GAP_PX;
  const right = target.left + target.width + GAP_PX;
  const before = target.left - card.width - GAP_PX;
  if (below + card.height + GAP_PX <= view.height) return { top: below, left };
  if (above >= GAP_PX) return { top: above, left };
  if (right + card.width + GAP_PX <= view.width) return { top, left: right };
  if (before >= GAP_PX) return { top, left: before };
  return { top: clamp(view.height, card.height, view.height), left };
}

/** Returns the target with a margin, clipped at the window's edges. */
export function getTargetRect({ top, left, width, height }: Box, view: Size): Box {
  const from = { top: Math.max(0, top - MARGIN_PX), left: Math.max(0, left - MARGIN_PX) };
  return {
    ...from,
    width: Math.max(0, Math.min(view.width, left + width + MARGIN_PX) - from.left),
    height: Math.max(0, Math.min(view.height, top + height + MARGIN_PX) - from.top),
  };
}

/**
 * Returns the distance in px to scroll until a box is visible below the header, or 0 if it is already visible. For a
 * box taller than the window, returns the distance to its top.
 */
export function scrollNeeded({ top, height }: Box, view: Size, headerHeight: number): number {
  const first = headerHeight + GAP_PX;
  const available = view.height - first - GAP_PX;
  if (height > available) return Math.round(top - first);
  const isVisible = top >= first && top + height <= view.height - GAP_PX;
  return isVisible ? 0 : Math.round(top - first - (available - height) / 2);
}

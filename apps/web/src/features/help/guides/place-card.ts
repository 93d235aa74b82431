/** A box in the window, in px from its top left corner. */
export type Box = { top: number; left: number; width: number; height: number };
export type Size = { width: number; height: number };

/** Room between what is pointed at and the card, and between the card and the window's edge, in px. */
const GAP_PX = 16;
/** Room around what is pointed at, in px. */
const MARGIN_PX = 6;

/**
 * Where the card of a step stands: under what it points at, else above, beside it, and where it fits nowhere at the
 * bottom of the window, over the rest of a thing that is larger than the window. Without anything to point at, in the middle.
 */
export function placeCard(target: Box | null, card: Size, view: Size): { top: number; left: number } {
  const within = (wanted: number, size: number, room: number) =>
    Math.max(GAP_PX, Math.min(wanted, room - size - GAP_PX));
  if (target === null) {
    return {
      top: within((view.height - card.height) / 2, card.height, view.height),
      left: within((view.width - card.width) / 2, card.width, view.width),
    };
  }
  const left = within(target.left + target.width / 2 - card.width / 2, card.width, view.width);
  const top = within(target.top + target.height / 2 - card.height / 2, card.height, view.height);
  const below = target.top + target.height + GAP_PX;
  const above = target.top - card.height - GAP_PX;
  const right = target.left + target.width + GAP_PX;
  const before = target.left - card.width - GAP_PX;
  if (below + card.height + GAP_PX <= view.height) return { top: below, left };
  if (above >= GAP_PX) return { top: above, left };
  if (right + card.width + GAP_PX <= view.width) return { top, left: right };
  if (before >= GAP_PX) return { top, left: before };
  return { top: within(view.height, card.height, view.height), left };
}

/** What is pointed at with some room around it, as far as it is in the window. */
export function spotOf({ top, left, width, height }: Box, view: Size): Box {
  const from = { top: Math.max(0, top - MARGIN_PX), left: Math.max(0, left - MARGIN_PX) };
  return {
    ...from,
    width: Math.max(0, Math.min(view.width, left + width + MARGIN_PX) - from.left),
    height: Math.max(0, Math.min(view.height, top + height + MARGIN_PX) - from.top),
  };
}

/**
 * How far the page has to scroll so that a thing is in sight below the header, in px; 0 when it is. A thing that is
 * higher than the window is shown from its top.
 */
export function scrollNeeded({ top, height }: Box, view: Size, headerHeight: number): number {
  const first = headerHeight + GAP_PX;
  const room = view.height - first - GAP_PX;
  if (height > room) return Math.round(top - first);
  const isInSight = top >= first && top + height <= view.height - GAP_PX;
  return isInSight ? 0 : Math.round(top - first - (room - height) / 2);
}

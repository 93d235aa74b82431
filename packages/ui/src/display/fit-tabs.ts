/** Gap between tabs that fit, in px. A smaller one would read as one label. */
const MIN_GAP_PX = 14;

/** Max gap between tabs that scroll, in px. */
const MAX_GAP_PX = 64;

/** Part of a cut tab that must be visible, and part that must be hidden, so that the row visibly continues, in px. */
const MIN_CUT_PX = 16;

/**
 * Returns the gap between tabs, in px: at most `gap` if all tabs fit, or else a gap with which the row's edge cuts a
 * tab, because a row that ends after a whole tab looks complete.
 */
export function fitTabs(widths: readonly number[], available: number, gap: number): number {
  const width = widths.reduce((sum, each) => sum + each, 0);
  const spare = (available - width) / Math.max(1, widths.length - 1);
  if (spare >= MIN_GAP_PX) return Math.min(gap, Math.floor(spare));
  for (let wider = MIN_GAP_PX; wider <= MAX_GAP_PX; wider++) {
    if (isCut(widths, available, wider)) return wider;
  }
  return gap;
}

function isCut(widths: readonly number[], available: number, gap: number): boolean {
  let start = 0;
  for (const width of widths) {
    const visible = available - start;
    if (visible >= MIN_CUT_PX && width - visible >= MIN_CUT_PX) return true;
    start += width + gap;
  }
  return false;
}

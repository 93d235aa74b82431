// Measures that scripts also need. All others are defined only in styles.

/** Duration of a theme or color mode change, in ms (Spec §9 Theme and auto-hide transitions). */
export const THEME_TRANSITION_MS = 300;

/** Media queries. They use em, so that larger text gets the layout of a narrower window. */
export const media = {
  /** A phone: 768 px at the default text size. Spec §9 Mobile breakpoint */
  mobile: '(max-width: 48em)',
  /** A phone with text enlarged to 140% or more. */
  largeText: '(max-width: 18em)',
  /**
   * So short that fixed bars would cover much of the page, such as at 400% zoom or on a phone on its side: 480 px at the
   * default text size.
   */
  short: '(max-height: 30em)',
  /** Wider than a phone. The fraction avoids a gap at the fractional widths of zoomed windows. */
  bp1: '(min-width: 48.001em)',
  /** 1024 px at the default text size. */
  bp2: '(min-width: 64em)',
  belowBp2: '(max-width: 63.999em)',
  /** 1280 px at the default text size. */
  bp3: '(min-width: 80em)',
  /** Below 1344 px, a header with the main pages has no room for a member's other controls. */
  belowBp4: '(max-width: 83.999em)',
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
};

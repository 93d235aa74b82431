// Measures that scripts also need. All others are in styles only.

/** Duration of a theme or color mode change, in ms (Spec §9 Theme and auto-hide transitions). */
export const THEME_TRANSITION_MS = 300;

/** In em, so larger text gets the layout of a narrower window. */
export const media = {
  /** A phone: 768 px in the default text size. Spec §9 Mobile breakpoint */
  mobile: '(max-width: 48em)',
  /** A phone with text of 140% or larger. */
  largeText: '(max-width: 18em)',
  /** Wider than a phone. The fraction handles fractional widths of zoomed windows. */
  bp1: '(min-width: 48.001em)',
  /** 1024 px in the default text size. */
  bp2: '(min-width: 64em)',
  belowBp2: '(max-width: 63.999em)',
  /** 1280 px in the default text size. */
  bp3: '(min-width: 80em)',
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
};

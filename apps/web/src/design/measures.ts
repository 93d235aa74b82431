// Measures that scripts also need. All others are in styles only.

/** Max screen width of a phone (Spec §9 Mobile breakpoint), in px. */
export const MOBILE_BREAKPOINT_PX = 768;

/** Duration of a theme or color mode change, in ms (Spec §9 Theme and auto-hide transitions). */
export const THEME_TRANSITION_MS = 300;

export const media = {
  mobile: `(max-width: ${MOBILE_BREAKPOINT_PX}px)`,
  /** Wider than a phone. The fraction handles fractional widths of zoomed windows. */
  bp1: `(min-width: ${MOBILE_BREAKPOINT_PX + 0.02}px)`,
  bp2: '(min-width: 1024px)',
  bp3: '(min-width: 1280px)',
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
};

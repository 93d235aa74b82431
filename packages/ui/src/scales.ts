import { THEME_TRANSITION_MS } from './measures.ts';

// All measurements of the design. Sizes are in rem, so they follow the member's text size.

export const scales = {
  /** Steps of 4 px, e.g. `$4` is 16 px. */
  space: {
    px: '1px',
    half: '0.125rem',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
  },
  sizes: {
    /** Min touch target (WCAG 2.5.5). */
    touch: '2.75rem',
    controlSmall: '2.25rem',
    control: '2.75rem',
    controlLarge: '3.25rem',
    /** Max comfortable line length for Korean or English text. */
    prose: '42rem',
    dialog: '30rem',
    page: '75rem',
  },
  fonts: {
    // The built documents include 'GLI Sans' and 'GLI Fallback' (build/fonts.ts).
    sans: "'GLI Sans', 'Pretendard Variable', Pretendard, 'GLI Fallback', 'Apple SD Gothic Neo', 'Malgun Gothic', system-ui, sans-serif",
    mono: "ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace",
  },
  fontSizes: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': 'clamp(1.625rem, 1.4rem + 0.9vw, 2rem)',
    '4xl': 'clamp(2rem, 1.6rem + 1.7vw, 2.75rem)',
    display: 'clamp(2.375rem, 1.7rem + 2.9vw, 3.75rem)',
  },
  fontWeights: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  lineHeights: { tight: 1.2, snug: 1.35, body: 1.6 },
  letterSpacings: { tight: '-0.022em', snug: '-0.011em', normal: '0', wide: '0.02em' },
  radii: { sm: '8px', md: '12px', lg: '16px', xl: '20px', round: '9999px' },
  shadows: {
    card: '0 1px 2px color-mix(in srgb, $colors$shade 5%, transparent)',
    raised:
      '0 1px 2px color-mix(in srgb, $colors$shade 6%, transparent), 0 12px 32px -8px color-mix(in srgb, $colors$shade 16%, transparent)',
    overlay:
      '0 2px 6px color-mix(in srgb, $colors$shade 8%, transparent), 0 28px 64px -16px color-mix(in srgb, $colors$shade 32%, transparent)',
  },
  transitions: {
    control:
      'background-color 140ms ease, border-color 140ms ease, color 140ms ease, box-shadow 140ms ease, opacity 140ms ease',
    theme: `background-color ${THEME_TRANSITION_MS}ms ease, border-color ${THEME_TRANSITION_MS}ms ease, color ${THEME_TRANSITION_MS}ms ease, fill ${THEME_TRANSITION_MS}ms ease, stroke ${THEME_TRANSITION_MS}ms ease`,
  },
  zIndices: { sticky: 10, sidebar: 20, header: 30, menu: 40, toast: 50 },
};

import { THEME_TRANSITION_MS } from './measures.ts';
import { defaultLight } from './palettes/default.ts';
import { shellSizes } from './shell-sizes.ts';
import { globalCss } from './stitches.config.ts';

const safeArea = 'env(safe-area-inset-bottom, 0px)';
const { header, tabBar, actionBar } = shellSizes;

/** Light colors on paper, in every theme and color mode. */
const paperColors = Object.fromEntries(
  Object.entries(defaultLight).map(([name, color]) => [`--colors-${name}`, color]),
);

/** Applies base styles: reset, type, focus ring, color scheme, reduced motion. Call it once on startup. */
export const applyGlobalStyles = /* @__PURE__ */ globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  // Spacing is set by layout components (Stack, Grid), not by elements.
  '*': { margin: 0 },
  html: {
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollbarGutter: 'stable',
    // Heights of the fixed bars. Large text and short windows leave no room for them.
    '--tab-bar': safeArea,
    '--header-bar': header,
    '--bottom-bars': 'var(--tab-bar)',
    '@mobile': { '--tab-bar': `calc(${tabBar} + ${safeArea})` },
    '@largeText': { '--tab-bar': safeArea, '--header-bar': '0px' },
    '@short': { '--tab-bar': safeArea, '--header-bar': '0px' },
    '&[data-action-bar]': { '@belowBp2': { '--bottom-bars': `calc(${actionBar} + var(--tab-bar))` } },
    // Height of the notices above the bars. SystemNotices sets it.
    '--notices-height': '0px',
    scrollPaddingBottom: 'calc(var(--bottom-bars) + var(--notices-height))',
    // By default, some machines round character widths to whole pixels, differently for each font. Lines would then
    // break in different places once the page's fonts load.
    textRendering: 'geometricPrecision',
    '&[data-color-mode="dark"]': { colorScheme: 'dark' },
    // A modal dialog locks page scrolling. The scrollbar's gutter stays, to avoid shifts. The backdrop does not cover
    // the gutter, so the page gets the backdrop's color.
    '&[data-modal]': {
      overflow: 'hidden',
      background: 'color-mix(in srgb, $colors$shade 56%, $colors$canvas)',
    },
  },
  body: {
    minHeight: '100dvh',
    background: '$canvas',
    color: '$text',
    fontFamily: '$sans',
    fontSize: '$md',
    lineHeight: '$body',
    letterSpacing: '$snug',
    // Korean text breaks between words, not inside them. Text without spaces may still break anywhere.
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    lineBreak: 'strict',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // In dark mode, some Firefox themes draw the track of an inner scroller in white.
    scrollbarColor: '$colors$borderStrong transparent',
  },
  'h1, h2, h3, h4, h5, h6': { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  '[hidden]': { display: 'none !important' },
  'img, picture, video, canvas, svg': { display: 'block', maxWidth: '100%' },
  // Long text next to an icon does not narrow it.
  svg: { flexShrink: 0 },
  'input, button, textarea, select': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  'button, select, summary': { cursor: 'pointer' },
  a: { color: 'inherit', textDecoration: 'none' },
  fieldset: { border: 0, padding: 0, minInlineSize: 0 },
  dialog: { maxWidth: 'none', maxHeight: 'none', padding: 0, border: 0, color: 'inherit' },
  table: { borderCollapse: 'collapse', borderSpacing: 0, width: '100%' },
  // Set on the body, so that descendants inherit it (Chromium 131). A universal rule would make Chromium
  // restyle the whole page whenever its root changes. Other browsers use the system's color.
  'body::selection': { background: '$primary', color: '$onPrimary' },
  ':focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  // Elements that only scripts focus (the page after a route change) need no ring.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Lets clicks reach the page during a theme change (page-themes.ts).
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': {
    animationDuration: `${THEME_TRANSITION_MS}ms`,
  },
  // Bars that stay in place declare `data-bar`. In a short window, they scroll with the page.
  '[data-bar]': { '@short': { position: 'static !important' } },
  '@media print': {
    'html[data-color-mode]': {
      ...paperColors,
      colorScheme: 'light',
      '--tab-bar': '0px',
      '--bottom-bars': '0px',
    },
    'html, body': { background: 'white' },
    // The frame around the page and its controls lead elsewhere, which paper can't.
    '[data-bar], [data-side], [data-screen], [data-toasts], [role="tablist"], nav, search': {
      display: 'none !important',
    },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'tr, img, figure': { breakInside: 'avoid' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Setting only a duration would add a transition to every element, because `transition-property` defaults to
      // `all`.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});

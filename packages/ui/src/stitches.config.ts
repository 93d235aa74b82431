import { createStitches } from '@stitches/react';
import { media } from './measures.ts';
import { defaultLight } from './palettes/default.ts';
import { scales } from './scales.ts';

// This is the only file that imports @stitches/react, which is unmaintained. Besides this package, only the app's
// `*.styles.ts` call `styled` and `keyframes` (dependency-cruiser checks it). A replacement with the same functions
// changes only this file. One with another syntax changes this package, those files, and the `css` props of screens.

export const { config, createTheme, css, getCssText, globalCss, keyframes, reset, styled } = createStitches({
  media,
  utils: {
    /** Transition between a control's states, disabled while the page's theme changes (page-themes.ts). */
    stateTransition: (transition: string) => ({
      transition,
      'html[data-recolored] &': { transition: 'none' },
    }),
  },
  theme: { colors: defaultLight, ...scales },
});

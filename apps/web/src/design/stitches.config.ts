import { createStitches } from '@stitches/react';
import { media } from './measures.ts';
import { defaultLight } from './palettes/default.ts';
import { scales } from './scales.ts';

// The only importer of @stitches/react, which is unmaintained, so only this file needs to be replaced.

export const { config, createTheme, css, getCssText, globalCss, keyframes, reset, styled } = createStitches({
  media,
  utils: {
    /** A transition between the states of a control; disabled while the page's theme changes (page-themes.ts). */
    stateTransition: (transition: string) => ({
      transition,
      'html[data-recolored] &': { transition: 'none' },
    }),
  },
  theme: { colors: defaultLight, ...scales },
});

import { createStitches } from '@stitches/react';
import { media } from './measures.ts';
import { defaultLight } from './palettes/default.ts';
import { scales } from './scales.ts';

// This is the only file that imports @stitches/react. The library is unmaintained, so a replacement would
// change only this file.

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

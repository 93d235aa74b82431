import { createStitches } from '@stitches/react';
import { media } from './measures.ts';
import { defaultLight } from './palettes/default.ts';
import { scales } from './scales.ts';

// The only importer of @stitches/react: it is unmaintained upstream, and this file is what a replacement replaces.

// A build has the rules of the page and of its themes in its document (prerender/): its script need not carry their
// values, and the branches on VITE_RULES_IN_DOCUMENT fall away.
const noValues: { colors: typeof defaultLight } & typeof scales = JSON.parse('{}');

export const { config, createTheme, css, getCssText, globalCss, keyframes, reset, styled } = createStitches({
  media,
  utils: {
    /** A transition between the states of a control; none starts when the page's theme changes (page-themes.ts). */
    stateTransition: (transition: string) => ({
      transition,
      'html[data-recolored] &': { transition: 'none' },
    }),
  },
  theme: import.meta.env.VITE_RULES_IN_DOCUMENT ? noValues : { colors: defaultLight, ...scales },
});

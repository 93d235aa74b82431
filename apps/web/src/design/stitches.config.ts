import { createStitches } from '@stitches/react';
import { PALETTES } from './palettes/palettes.ts';
import { media, scales } from './scales.ts';

// The only importer of @stitches/react: it is unmaintained upstream, and this file is what a replacement replaces.

export const { config, createTheme, css, getCssText, globalCss, keyframes, styled } = createStitches({
  media,
  theme: { colors: PALETTES.default.light, ...scales },
});

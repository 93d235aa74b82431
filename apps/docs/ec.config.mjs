import { defineEcConfig } from '@astrojs/starlight/expressive-code';
import {
  pluginCollapsibleSections,
  pluginCollapsibleSectionsTexts,
} from '@expressive-code/plugin-collapsible-sections';

pluginCollapsibleSectionsTexts.overrideTexts('en', { collapsedLines: 'Setup: {lineCount} lines' });

// Must be a separate file, because the `Code` component does not load plugins from astro.config.ts.
export default defineEcConfig({
  plugins: [pluginCollapsibleSections()],
  styleOverrides: { borderRadius: '0.5rem' },
});

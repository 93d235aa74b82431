import { defineEcConfig } from '@astrojs/starlight/expressive-code';
import {
  pluginCollapsibleSections,
  pluginCollapsibleSectionsTexts,
} from '@expressive-code/plugin-collapsible-sections';

pluginCollapsibleSectionsTexts.overrideTexts('en', { collapsedLines: 'Setup: {lineCount} lines' });

// In a separate file, because otherwise the `Code` component would not load the plugin.
export default defineEcConfig({
  plugins: [pluginCollapsibleSections()],
  styleOverrides: { borderRadius: '0.5rem' },
});

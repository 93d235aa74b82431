import { defineEcConfig } from '@astrojs/starlight/expressive-code';
import {
  pluginCollapsibleSections,
  pluginCollapsibleSectionsTexts,
} from '@expressive-code/plugin-collapsible-sections';

pluginCollapsibleSectionsTexts.overrideTexts('en', { collapsedLines: 'Setup: {lineCount} lines' });

// In a file of its own, or the `Code` component does not see the plugin.
export default defineEcConfig({
  plugins: [pluginCollapsibleSections()],
  styleOverrides: { borderRadius: '0.5rem' },
});

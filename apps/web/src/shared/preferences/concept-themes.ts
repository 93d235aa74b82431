import { THEME_NAMES, type ThemeName } from '../../design/palettes/theme-names.ts';

/** A concept theme as the switcher offers it. Its displayed name stands in the dictionaries. Spec §3 Theme */
export type ConceptTheme = { name: ThemeName; status: 'available' | 'coming-soon' };

/** Luxury is being planned and cannot be chosen. Spec §4 Theme */
export const conceptThemes: readonly ConceptTheme[] = THEME_NAMES.map((name) => ({
  name,
  status: name === 'luxury' ? 'coming-soon' : 'available',
}));

export type SelectableTheme = Exclude<ThemeName, 'luxury'>;

/** Whether a name, from storage or a click, is that of a theme which can be chosen. */
export function isSelectable(name: string): name is SelectableTheme {
  return conceptThemes.some((theme) => theme.name === name && theme.status === 'available');
}

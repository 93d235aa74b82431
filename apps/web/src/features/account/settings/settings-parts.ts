/** Parts of the settings, with the other values of `?tab=` that open them. `subscription` was a tab before. */
export const SETTINGS_PARTS = {
  profile: [],
  security: [],
  notifications: ['subscription'],
  account: [],
} as const satisfies Record<string, readonly string[]>;

/** Values of `?tab=` that open a part of the settings. */
export const settingsTabs: readonly string[] = Object.entries(SETTINGS_PARTS).flat(2);

/** Sections of the settings, which are also their anchors. */
export type SettingsSection = 'profile' | 'security' | 'notifications' | 'account';

/** Section that each `?tab=` shows. `subscription` and `security` were tabs before. */
export const SETTINGS_PARTS: Readonly<Record<string, SettingsSection>> = {
  profile: 'profile',
  security: 'security',
  subscription: 'notifications',
  notifications: 'notifications',
  account: 'account',
};

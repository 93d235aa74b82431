/** Initial state of the side menus on an ordinary page. Spec §3 Side menu preferences */
export type SideMenuPreferences = {
  /** True if the left sidebar starts expanded. */
  leftSidebarDefault: boolean;
  /** True if the right panel starts open. */
  rightSidebarDefault: boolean;
  /** True if some pages may hide the side menus automatically. */
  enableAutoHide: boolean;
};

/** Defaults: the left sidebar starts expanded, and the right panel starts collapsed. Spec §4 Sidebars */
export const initialSideMenus: SideMenuPreferences = {
  leftSidebarDefault: true,
  rightSidebarDefault: false,
  enableAutoHide: true,
};

/** Parses the stored state. An invalid field is ignored, and the others are kept. */
export function parseSideMenus(text: string | null): SideMenuPreferences {
  const stored = parseObject(text ?? '');
  const read = { ...initialSideMenus };
  let key: keyof SideMenuPreferences;
  for (key in read) {
    const value = stored[key];
    if (typeof value === 'boolean') read[key] = value;
  }
  return read;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

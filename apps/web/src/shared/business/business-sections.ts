/** The sections of `/business`, in the order of their numbers; each is the id of its element there. Spec §2 Shell */
export const businessSections = ['background', 'team', 'strategy', 'roadmap', 'tokens'] as const;

export type BusinessSection = (typeof businessSections)[number];

export const BUSINESS_PATH = '/business';

/** Paths on which the Business menu is expanded automatically. */
export function isBusinessPath(path: string): boolean {
  return path === BUSINESS_PATH || path.startsWith(`${BUSINESS_PATH}/`);
}

/** The section of an address's hash (`#team`). */
export function sectionOfHash(hash: string): BusinessSection | undefined {
  return businessSections.find((section) => `#${section}` === hash);
}

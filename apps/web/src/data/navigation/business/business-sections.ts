/** Ids of the sections of `/business`, in order. Spec §2 Shell */
export const businessSections = ['background', 'team', 'strategy', 'roadmap', 'tokens'] as const;

export type BusinessSection = (typeof businessSections)[number];

export const BUSINESS_PATH = '/business';

/** True for paths on which the Business menu expands automatically. */
export function isBusinessPath(path: string): boolean {
  return path === BUSINESS_PATH || path.startsWith(`${BUSINESS_PATH}/`);
}

/** Returns the section that a URL's hash names, such as `#team`. */
export function parseSectionHash(hash: string): BusinessSection | undefined {
  return businessSections.find((section) => `#${section}` === hash);
}

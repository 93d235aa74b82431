import { useEffect } from 'react';
import { isBusinessPath, sectionOfHash } from '../../shared/business/business-sections.ts';

/** An address with a section's hash, opened from outside the app, begins at that section. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    const { pathname, hash } = window.location;
    const section = sectionOfHash(hash);
    if (!section || !isBusinessPath(pathname)) return;
    let giveUp: (() => void) | undefined;
    let isGone = false;
    import('../../shared/business/scroll-to-section.ts').then(
      ({ scrollToSection }) => {
        if (!isGone) giveUp = scrollToSection(section);
      },
      // The page is there all the same, from its top.
      () => undefined,
    );
    return () => {
      isGone = true;
      giveUp?.();
    };
  }, []);
}

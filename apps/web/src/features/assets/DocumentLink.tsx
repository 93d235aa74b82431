import type { ReactNode } from 'react';
import { TextLink } from '../../design/display/Text.tsx';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { safeLink } from '../../shared/data/safe-link.ts';

/** A document of an asset, in a new tab; only its name when its address may not be a link. */
export function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  const t = useTranslations();
  const href = safeLink(url);
  if (href === undefined) return children;
  return (
    <TextLink as="a" href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t.common.opensInNewTab()})</VisuallyHidden>
    </TextLink>
  );
}

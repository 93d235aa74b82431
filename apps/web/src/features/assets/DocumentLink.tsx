import type { ReactNode } from 'react';
import { TextLink, VisuallyHidden } from '@/design';
import { useTranslations } from '@/i18n';
import { safeLink } from '@/shared';

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

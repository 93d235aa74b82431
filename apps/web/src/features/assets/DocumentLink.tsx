import { TextLink, VisuallyHidden } from '@gli/ui';
import type { ReactNode } from 'react';
import { safeLink } from '@/data';
import { useTranslations } from '@/i18n';

/** Link that opens an asset's document in a new tab. Shows only the name if the URL is not allowed as a link. */
export function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  const t = useTranslations();
  const href = safeLink(url);
  if (href === undefined) return children;
  return (
    <TextLink as="a" href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <VisuallyHidden>{` (${t.common.opensInNewTab()})`}</VisuallyHidden>
    </TextLink>
  );
}

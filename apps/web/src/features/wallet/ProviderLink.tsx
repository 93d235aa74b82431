import { LinkButton, VisuallyHidden } from '@gli/ui';
import { ExternalLink } from '@gli/ui/icons';
import { PROVIDER_PAGES, type WalletChain } from '@gli/wallet';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';

type ProviderLinkProps = { chain: WalletChain; wide?: boolean; children: ReactNode };

/** Link to the site of a chain's wallet provider, which opens in a new tab. */
export function ProviderLink({ chain, wide = false, children }: ProviderLinkProps) {
  const t = useTranslations();
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      wide={wide}
      href={PROVIDER_PAGES[chain]}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <ExternalLink aria-hidden />
      <VisuallyHidden>{t.common.opensInNewTab()}</VisuallyHidden>
    </LinkButton>
  );
}

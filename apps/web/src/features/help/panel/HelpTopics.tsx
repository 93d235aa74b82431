import { PROVIDER_PAGES } from '@gli/wallet';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coins from 'lucide-react/icons/coins';
import ExternalLink from 'lucide-react/icons/external-link';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Expandable } from '../../../shared/Disclosure.tsx';
import { PROVIDER_NAMES } from '../../wallet/index.ts';

const topics = [
  { id: 'wallet', Icon: Wallet },
  { id: 'tokens', Icon: Coins },
  { id: 'conversion', Icon: ArrowLeftRight },
  { id: 'security', Icon: ShieldCheck },
] as const;

const chains = ['solana', 'evm'] as const;

/** Subjects that can be opened; drawn anew for another page, where all of them are closed. Spec §2 Right help panel */
export function HelpTopics() {
  const t = useTranslations();
  return (
    <Stack as="section" gap="xs">
      <Heading as="h3" size="sm">
        {t.helpPanel.topics()}
      </Heading>
      <div>
        {topics.map(({ id, Icon }) => (
          <Expandable key={id} summary={t.helpPanel.topic[id].title()} icon={<Icon aria-hidden />}>
            <Stack gap="md">
              <Text size="sm">{t.helpPanel.topic[id].text()}</Text>
              {id === 'wallet' ? <WalletSites /> : null}
            </Stack>
          </Expandable>
        ))}
      </div>
    </Stack>
  );
}

function WalletSites() {
  const t = useTranslations();
  return (
    <Stack gap="sm">
      {chains.map((chain) => (
        <LinkButton
          key={chain}
          variant="secondary"
          size="sm"
          wide
          href={PROVIDER_PAGES[chain]}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.helpPanel.walletSite({ name: PROVIDER_NAMES[chain] })}
          <ExternalLink aria-hidden />
          <VisuallyHidden>{t.common.opensInNewTab()}</VisuallyHidden>
        </LinkButton>
      ))}
    </Stack>
  );
}

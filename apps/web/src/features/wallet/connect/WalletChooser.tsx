import { MenuButton, Note, Stack, Subheading, Text, TextPair, VisuallyHidden } from '@gli/ui';
import { ChevronRight, ExternalLink } from '@gli/ui/icons';
import { PROVIDER_NAMES, type WalletChain, type WalletChoice } from '@gli/wallet';
import { useWalletChoices } from '@gli/wallet/react';
import { useId } from 'react';
import { useTranslations } from '@/i18n';
import { PanelPart } from '../panel/panel.styles.ts';
import { WalletIcon } from '../panel/WalletIdentity.tsx';

const CHAINS = ['solana', 'evm'] as const satisfies readonly WalletChain[];

type ChooserProps = { onChoose: (target: WalletChoice | WalletChain) => void };

/** The wallets in this browser by chain, or a link to a provider if there are none. Spec §4 Wallet */
export function WalletChooser({ onChoose }: ChooserProps) {
  const t = useTranslations();
  return (
    <>
      <PanelPart>
        <Subheading as="h2">{t.walletWidget.chooseTitle()}</Subheading>
        <Note>{t.walletWidget.chooseText()}</Note>
      </PanelPart>
      {CHAINS.map((chain) => (
        <Section key={chain} chain={chain} onChoose={onChoose} />
      ))}
    </>
  );
}

function Section({ chain, onChoose }: ChooserProps & { chain: WalletChain }) {
  const t = useTranslations();
  const choices = useWalletChoices().filter((choice) => choice.chain === chain);
  const titleId = useId();
  return (
    <PanelPart as="section" aria-labelledby={titleId}>
      <div>
        <Text as="h3" size="xs" weight="semibold" tone="muted" id={titleId}>
          {t.walletWidget.chains[chain]()}
        </Text>
        <Note>{t.walletWidget.chainNotes[chain]()}</Note>
      </div>
      <Stack as="ul" gap="xs" css={{ marginInline: '-$2' }}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <MenuButton type="button" onClick={() => onChoose(choice)}>
              <WalletIcon choice={choice} />
              <TextPair title={choice.name ?? t.walletWidget.namelessWallet()} />
              <ChevronRight aria-hidden />
            </MenuButton>
          </li>
        ))}
        {choices.length === 0 ? (
          <li>
            <MenuButton type="button" onClick={() => onChoose(chain)}>
              <TextPair
                title={t.walletWidget.install({ name: PROVIDER_NAMES[chain] })}
                note={t.walletWidget.noneOfChain()}
              />
              <VisuallyHidden>{t.common.opensInNewTab()}</VisuallyHidden>
              <ExternalLink aria-hidden />
            </MenuButton>
          </li>
        ) : null}
      </Stack>
    </PanelPart>
  );
}

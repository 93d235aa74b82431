import { PROVIDER_NAMES, type WalletChain, type WalletChoice } from '@gli/wallet';
import { useWalletChoices } from '@gli/wallet/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import { Stack, VisuallyHidden } from '@/design';
import { useTranslations } from '@/i18n';
import { Choice, Name, Note, Part, Term } from '../panel/panel.styles.ts';
import { WalletIcon } from '../panel/WalletIdentity.tsx';

const CHAINS = ['solana', 'evm'] as const satisfies readonly WalletChain[];

type ChooserProps = { onChoose: (target: WalletChoice | WalletChain) => void };

/** This browser's wallets by chain, or a link to a provider if there are none. Spec §4 Wallet */
export function WalletChooser({ onChoose }: ChooserProps) {
  const t = useTranslations();
  return (
    <>
      <Part>
        <Name>{t.walletWidget.chooseTitle()}</Name>
        <Note>{t.walletWidget.chooseText()}</Note>
      </Part>
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
    <Part as="section" aria-labelledby={titleId}>
      <div>
        <Term as="h3" id={titleId}>
          {t.walletWidget.chains[chain]()}
        </Term>
        <Note>{t.walletWidget.chainNotes[chain]()}</Note>
      </div>
      <Stack as="ul" gap="xs" css={{ marginInline: '-$2' }}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Choice type="button" onClick={() => onChoose(choice)}>
              <WalletIcon choice={choice} />
              {choice.name ?? t.walletWidget.namelessWallet()}
              <ChevronRight aria-hidden />
            </Choice>
          </li>
        ))}
        {choices.length === 0 ? (
          <li>
            <Choice type="button" onClick={() => onChoose(chain)}>
              <span>
                {t.walletWidget.install({ name: PROVIDER_NAMES[chain] })}
                <Note as="span" css={{ display: 'block', fontWeight: '$regular' }}>
                  {t.walletWidget.noneOfChain()}
                </Note>
              </span>
              <VisuallyHidden>{t.common.opensInNewTab()}</VisuallyHidden>
              <ExternalLink aria-hidden />
            </Choice>
          </li>
        ) : null}
      </Stack>
    </Part>
  );
}

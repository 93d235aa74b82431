import { PROVIDER_PAGES, type WalletProblem } from '@gli/wallet';
import { useWalletChoices } from '@gli/wallet/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Name, Note, Part } from '../panel/panel.styles.ts';
import { useProblemText } from '../problems/use-problem-text.ts';
import { PROVIDER_NAMES } from '../provider-names.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';

/** Why the wallet is not connected, and what can be done about it. Spec §4 Wallet, §8 */
export function Disconnected({ problem, widget }: { problem: WalletProblem; widget: WalletWidget }) {
  const t = useTranslations();
  const problemText = useProblemText();
  const choices = useWalletChoices();
  const { chain } = problem;
  const isMissing = problem.kind === 'not_installed' || problem.kind === 'not_ready';
  const retry = () => {
    if (choices.length > 1) widget.choose();
    else widget.connect(choices[0] ?? chain);
  };
  return (
    <Part>
      <Name>{t.walletWidget.disconnectedTitle()}</Name>
      <Note role={problem.isRefusal ? 'status' : 'alert'}>{problemText(problem)}</Note>
      {isMissing ? (
        <LinkButton
          size="sm"
          variant="secondary"
          href={PROVIDER_PAGES[chain]}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.walletWidget.openProvider({ name: PROVIDER_NAMES[chain] })}
          <ExternalLink aria-hidden />
          <VisuallyHidden>{t.common.opensInNewTab()}</VisuallyHidden>
        </LinkButton>
      ) : (
        <Button size="sm" onClick={retry}>
          {t.common.retry()}
        </Button>
      )}
    </Part>
  );
}

import { maskWalletAddress } from '@gli/validation';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { buttonStyle } from '../../../design/controls/button-style.ts';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { FullAddress, Line, Part, Term, Words } from './panel.styles.ts';

const link = buttonStyle({ variant: 'ghost', size: 'md', square: true });

type WalletAddressProps = {
  address: string;
  /** The address in a block explorer; null where no explorer knows the chain. */
  page: string | null;
  tell: (message: WalletMessage) => void;
};

/** The address, short and whole, to copy and to look up. Spec §2 Wallet widget */
export function WalletAddress({ address, page, tell }: WalletAddressProps) {
  const t = useTranslations();
  const copy = async () => {
    const isCopied = await copyText(address);
    tell(
      isCopied
        ? { kind: 'copied', text: t.walletWidget.addressCopied() }
        : { kind: 'copyFailed', text: t.errors.copyAddress() },
    );
  };
  const explorer = `${t.walletWidget.explorer()} (${t.common.opensInNewTab()})`;
  return (
    <Part>
      <Line>
        <Words>
          <Term>{t.walletWidget.address()}</Term>
          <strong>{maskWalletAddress(address)}</strong>
        </Words>
        <div>
          <IconButton label={t.walletWidget.copyAddress()} onClick={() => void copy()}>
            <Copy aria-hidden />
          </IconButton>
          {page === null ? null : (
            <a
              className={String(link)}
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={explorer}
              title={explorer}
            >
              <ExternalLink aria-hidden />
            </a>
          )}
        </div>
      </Line>
      <FullAddress>{address}</FullAddress>
    </Part>
  );
}

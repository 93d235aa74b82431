import { maskWalletAddress } from '@gli/validation';
import type { WalletChoice } from '@gli/wallet';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Wallet from 'lucide-react/icons/wallet';
import { buttonStyle, IconButton } from '@/design';
import { useTranslations } from '@/i18n';
import { copyText } from '@/shared';
import { Membership } from '../connect/Membership.tsx';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { Picture } from '../WalletButton.tsx';
import { FullAddress, ImagePlaceholder, Line, Name, Note, Part, Term, Texts } from './panel.styles.ts';

const linkClass = String(buttonStyle({ variant: 'ghost', size: 'md', square: true }));

type WalletIdentityProps = {
  choice: WalletChoice;
  network: string;
  address: string;
  /** URL of the address in a block explorer, or null for a chain without one. */
  page: string | null;
  notify: (message: WalletMessage) => void;
};

/** The connected wallet's name and network, and its address with copy and explorer links. Spec §2 Wallet widget */
export function WalletIdentity({ choice, network, address, page, notify }: WalletIdentityProps) {
  const t = useTranslations();
  const copy = async () => {
    const isCopied = await copyText(address);
    notify(
      isCopied
        ? { kind: 'copied', text: t.walletWidget.addressCopied() }
        : { kind: 'copyFailed', text: t.errors.copyAddress() },
    );
  };
  const explorer = `${t.walletWidget.explorer()} (${t.common.opensInNewTab()})`;
  return (
    <>
      <Part>
        <Line>
          <WalletIcon choice={choice} />
          <Texts>
            <Name>{choice.name ?? t.walletWidget.namelessWallet()}</Name>
            <Note tone="success">{t.walletWidget.connected({ network })}</Note>
          </Texts>
        </Line>
        <Membership where="menu" />
      </Part>
      <Part>
        <Line>
          <Texts>
            <Term>{t.walletWidget.address()}</Term>
            <strong>{maskWalletAddress(address)}</strong>
          </Texts>
          <div>
            <IconButton label={t.walletWidget.copyAddress()} onClick={() => void copy()}>
              <Copy aria-hidden />
            </IconButton>
            {page === null ? null : (
              <a
                className={linkClass}
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
    </>
  );
}

/** The wallet's picture, or a generic icon. */
export function WalletIcon({ choice: { icon } }: { choice: WalletChoice }) {
  return icon === null ? (
    <ImagePlaceholder aria-hidden>
      <Wallet />
    </ImagePlaceholder>
  ) : (
    <Picture size="lg" src={icon} alt="" />
  );
}

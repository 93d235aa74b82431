import {
  CodeBlock,
  copyText,
  Heading,
  IconButton,
  IconTile,
  Inline,
  LinkButton,
  Note,
  Stack,
  Text,
} from '@gli/ui';
import { Copy, ExternalLink, Wallet } from '@gli/ui/icons';
import { maskWalletAddress } from '@gli/validation';
import type { WalletChoice } from '@gli/wallet';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';
import { Membership } from '../connect/Membership.tsx';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { Picture } from '../WalletButton.styles.ts';
import { addressCode, PanelPart } from './panel.styles.ts';

type WalletIdentityProps = {
  choice: WalletChoice;
  network: string;
  address: string;
  /** URL of the address in a block explorer, or null if the chain has none. */
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
      <PanelPart>
        <WalletHead choice={choice} title={choice.name ?? t.walletWidget.namelessWallet()}>
          <Note tone="success" weight="medium">
            {t.walletWidget.connected({ network })}
          </Note>
        </WalletHead>
        <Membership where="menu" />
      </PanelPart>
      <PanelPart>
        <Inline justify="between" nowrap>
          <Stack gap="none">
            <Text size="xs" weight="semibold" tone="muted">
              {t.walletWidget.address()}
            </Text>
            <strong>{maskWalletAddress(address)}</strong>
          </Stack>
          <div>
            <IconButton label={t.walletWidget.copyAddress()} onClick={() => void copy()}>
              <Copy aria-hidden />
            </IconButton>
            {page === null ? null : (
              <LinkButton
                variant="ghost"
                square
                href={page}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={explorer}
                title={explorer}
              >
                <ExternalLink aria-hidden />
              </LinkButton>
            )}
          </div>
        </Inline>
        <CodeBlock css={addressCode}>{address}</CodeBlock>
      </PanelPart>
    </>
  );
}

type WalletHeadProps = { choice: WalletChoice; title: string; children: ReactNode };

/** A wallet's picture with a heading and a line below it. */
export function WalletHead({ choice, title, children }: WalletHeadProps) {
  return (
    <Inline nowrap gap="snug">
      <WalletIcon choice={choice} />
      <Stack gap="none">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {children}
      </Stack>
    </Inline>
  );
}

/** The wallet's picture, or a generic icon. */
export function WalletIcon({ choice: { icon } }: { choice: WalletChoice }) {
  return icon === null ? (
    <IconTile size="sm" tone="muted" aria-hidden>
      <Wallet />
    </IconTile>
  ) : (
    <Picture size="lg" src={icon} alt="" />
  );
}

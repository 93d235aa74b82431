import type { TokenBalance } from '@gli/sdk';
import {
  useGetGlibBalance,
  useGetGlilBalance,
  useGetWalletInfo,
  useListTokenEcosystems,
} from '@gli/sdk/react';
import { maskWalletAddress } from '@gli/validation';
import { useWalletState } from '@gli/wallet/react';
import Wallet from 'lucide-react/icons/wallet';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Note } from '../../../shared/page/Note.tsx';

// As high as the table of the four tokens, so that nothing moves.
const tokensSkeleton = (
  <LoadingRegion>
    <Card padding="sm">
      <Skeleton shape="block" css={{ height: '16.0625rem', '@mobile': { height: '44.1875rem' } }} />
    </Card>
  </LoadingRegion>
);

export function Tokens() {
  const t = useTranslations();
  const formats = useFormats();
  const tokens = useListTokenEcosystems();
  if (tokens.isPending) return tokensSkeleton;
  if (!tokens.data) return <LoadFailure query={tokens} />;
  return (
    <Card padding="sm">
      <Table
        caption={t.demos.tokens()}
        rowKey={({ id }) => id}
        rows={tokens.data}
        columns={[
          { header: t.demos.token(), name: ({ token }) => token },
          { header: t.demos.role(), cell: ({ role }) => role },
          { header: t.demos.mint(), cell: ({ mint_address }) => mint_address ?? t.demos.noMint() },
          { header: t.demos.decimals(), figure: ({ decimals }) => formats.integer(decimals) },
          { header: t.demos.price(), figure: ({ reference_price_krw }) => formats.won(reference_price_krw) },
        ]}
      />
    </Card>
  );
}

function BalanceTable({ balances, caption }: { balances: readonly TokenBalance[]; caption: string }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card padding="sm">
      <Table
        caption={caption}
        rowKey={({ token }) => token}
        rows={balances}
        columns={[
          { header: t.demos.token(), name: ({ token }) => token },
          { header: t.demos.balance(), figure: ({ balance, token }) => formats.tokenExact(balance, token) },
          {
            header: t.demos.available(),
            figure: ({ available, token }) => formats.tokenExact(available, token),
          },
          { header: t.demos.value(), figure: ({ value_krw }) => formats.won(value_krw) },
        ]}
      />
    </Card>
  );
}

/** The member's balances on the platform; a visitor is asked to log in. */
export function MemberBalances() {
  const t = useTranslations();
  const member = useMember();
  if (member) return <WalletBalances />;
  return (
    <EmptyState
      title={t.demos.loginForBalances()}
      action={
        <LinkButton href={`/login?redirect=${encodeURIComponent('/token-test')}`}>
          {t.places.login()}
        </LinkButton>
      }
    />
  );
}

function WalletBalances() {
  const t = useTranslations();
  const wallet = useGetWalletInfo({});
  if (wallet.isPending) return <LoadingCards count={1} min="lg" />;
  if (!wallet.data) return <LoadFailure query={wallet} />;
  return <BalanceTable balances={wallet.data.balances} caption={t.demos.balances()} />;
}

/** GLIB and GLIL of the connected wallet, by its address. Spec §7 Wallet, §8 General messages */
export function AddressBalances() {
  const t = useTranslations();
  const state = useWalletState();
  const isProven =
    state.status === 'connected' &&
    state.chain === 'solana' &&
    state.authentication.status === 'authenticated';
  if (isProven) return <OfAddress address={state.address} />;
  return (
    <EmptyState
      icon={<Wallet />}
      title={t.errors.connectWallet()}
      description={t.demos.connectForAddress()}
    />
  );
}

function OfAddress({ address }: { address: string }) {
  const t = useTranslations();
  const glib = useGetGlibBalance({ wallet_address: address });
  const glil = useGetGlilBalance({ wallet_address: address });
  const missing = [glib, glil].find(({ data }) => data === undefined);
  if (missing?.isPending) return <LoadingCards count={1} min="lg" />;
  if (missing) return <LoadFailure query={missing} />;
  const balances = [glib.data, glil.data].filter((one) => one !== undefined);
  return (
    <Stack gap="sm">
      <Note mono>{maskWalletAddress(address)}</Note>
      <BalanceTable balances={balances} caption={t.demos.addressBalances()} />
    </Stack>
  );
}

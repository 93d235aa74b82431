import { useGetGlibBalance, useGetGlilBalance, useGetWalletInfo } from '@gli/sdk/react';
import { maskWalletAddress } from '@gli/validation';
import { useWalletState } from '@gli/wallet/react';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { useMember } from '../../../shared/use-member.ts';
import { BalanceTable } from './TokenTables.tsx';

/** What the member holds on the platform; a visitor is asked to log in. */
export function MemberBalances() {
  const t = useTranslations();
  const member = useMember();
  if (member) return <Held />;
  return (
    <EmptyState
      title={t.demos.loginForBalances()}
      action={
        <Link href={`/login?redirect=${encodeURIComponent('/token-test')}`} asChild>
          <LinkButton>{t.places.login()}</LinkButton>
        </Link>
      }
    />
  );
}

function Held() {
  const t = useTranslations();
  const wallet = useGetWalletInfo({});
  if (wallet.isPending) return <LoadingCards count={1} min="lg" />;
  if (!wallet.data) return <LoadFailure query={wallet} />;
  return <BalanceTable balances={wallet.data.balances} caption={t.demos.balances()} />;
}

/** GLIB and GLIL of the connected wallet, by the calls that take its address. Spec §7 Wallet, §8 General messages */
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
      <Text size="sm" tone="muted" mono>
        {maskWalletAddress(address)}
      </Text>
      <BalanceTable balances={balances} caption={t.demos.addressBalances()} />
    </Stack>
  );
}

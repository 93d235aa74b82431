import { useGetWalletInfo, useListTokenEcosystems, useListTokenEcosystemsQueryOptions } from '@gli/sdk/react';
import { Link } from 'wouter';
import { Card } from '../../../design/Card.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Container, Stack } from '../../../design/Layout.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Table } from '../../../design/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../../parts/LoadingCards.tsx';
import { PageHead } from '../../../parts/PageHead.tsx';
import { Section } from '../../../parts/Section.tsx';
import { useMember } from '../../../parts/use-member.ts';
import { usePrefetch } from '../../../parts/use-prefetch.ts';
import { WalletLog } from './WalletLog.tsx';

/** The platform's tokens as the chain knows them, and what the member holds of each. Spec §2 demo pages */
export default function TokenTestScreen() {
  const words = useWords();
  const member = useMember();
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places['token-test']()} lead={words.demos.tokenLead()} />
        <Section title={words.demos.tokens()}>
          <Tokens />
        </Section>
        <Section title={words.demos.balances()}>{member ? <Balances /> : <LoginHint />}</Section>
        <Section title={words.demos.walletLog()}>
          <WalletLog />
        </Section>
      </Stack>
    </Container>
  );
}

function Tokens() {
  const words = useWords();
  const formats = useFormats();
  const tokens = useListTokenEcosystems();
  if (tokens.isPending) return <LoadingCards count={1} min="lg" />;
  if (tokens.isError) return <LoadFailure query={tokens} />;
  return (
    <Card padding="sm">
      <Table
        caption={words.demos.tokens()}
        captionHidden
        rowKey={({ id }) => id}
        rows={tokens.data}
        columns={[
          { id: 'token', header: words.demos.token(), rowHeader: true, cell: ({ token }) => token },
          { id: 'role', header: words.demos.role(), cell: ({ role }) => role },
          {
            id: 'mint',
            header: words.demos.mint(),
            cell: ({ mint_address }) => mint_address ?? words.demos.noMint(),
          },
          {
            id: 'decimals',
            header: words.demos.decimals(),
            numeric: true,
            cell: ({ decimals }) => formats.integer(decimals),
          },
          {
            id: 'price',
            header: words.demos.price(),
            numeric: true,
            cell: ({ reference_price_krw }) => formats.won(reference_price_krw),
          },
        ]}
      />
    </Card>
  );
}

function Balances() {
  const words = useWords();
  const formats = useFormats();
  const wallet = useGetWalletInfo({});
  if (wallet.isPending) return <LoadingCards count={1} min="lg" />;
  if (wallet.isError) return <LoadFailure query={wallet} />;
  return (
    <Card padding="sm">
      <Table
        caption={words.demos.balances()}
        captionHidden
        rowKey={({ token }) => token}
        rows={wallet.data.balances}
        columns={[
          { id: 'token', header: words.demos.token(), rowHeader: true, cell: ({ token }) => token },
          {
            id: 'balance',
            header: words.demos.balance(),
            numeric: true,
            cell: ({ balance, token }) => formats.tokenExact(balance, token),
          },
          {
            id: 'available',
            header: words.demos.available(),
            numeric: true,
            cell: ({ available, token }) => formats.tokenExact(available, token),
          },
          {
            id: 'value',
            header: words.demos.value(),
            numeric: true,
            cell: ({ value_krw }) => formats.won(value_krw),
          },
        ]}
      />
    </Card>
  );
}

function LoginHint() {
  const words = useWords();
  return (
    <EmptyState
      title={words.demos.loginForBalances()}
      action={
        <Link href={`/login?redirect=${encodeURIComponent('/token-test')}`} asChild>
          <LinkButton>{words.places.login()}</LinkButton>
        </Link>
      }
    />
  );
}

export function Prefetch() {
  usePrefetch(useListTokenEcosystemsQueryOptions());
  return null;
}

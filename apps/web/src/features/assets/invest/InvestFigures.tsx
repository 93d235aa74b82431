import type { RwaAsset } from '@gli/sdk';
import { DescriptionList, LiveSummary, Spinner, TextLink } from '@gli/ui';
import { calculateYearlyReturn } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';
import type { LiveCheck } from './use-live-check.ts';

type InvestFiguresProps = {
  asset: RwaAsset;
  /** Plain decimal, or null while the field has no valid amount. */
  amount: string | null;
  isMember: boolean;
  balance: string | undefined;
  invested: string | undefined;
  live: LiveCheck;
};

/**
 * Shows the balance, holdings, projected return, and the balance after the investment, which the server
 * calculates. A member's rows are shown from the start, because a button that moves during a press is not
 * clicked.
 */
export function InvestFigures({ asset, amount, isMember, balance, invested, live }: InvestFiguresProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { token } = asset;
  const check = live.status === 'checked' ? live.check : undefined;
  const yearly =
    check?.projected_yearly_return ?? (amount && calculateYearlyReturn(amount, asset.expected_apy));
  const unknown = isMember ? '–' : undefined;
  const projected = yearly ? formats.gain(yearly, token) : null;
  return (
    <>
      <LiveSummary>{amount && projected ? `${t.invest.projected()}: ${projected}` : null}</LiveSummary>
      <DescriptionList
        items={[
          [t.invest.balance(), balance ? formats.tokenExact(balance, token) : unknown],
          [
            t.invest.held(),
            invested ? (
              <TextLink href="/mypage?tab=portfolio">{formats.tokenExact(invested, token)}</TextLink>
            ) : (
              unknown
            ),
          ],
          [
            t.invest.balanceAfter(),
            check?.valid ? (
              formats.tokenExact(check.balance_after, token)
            ) : live.status === 'checking' ? (
              <Spinner css={{ verticalAlign: 'middle' }} />
            ) : (
              unknown
            ),
          ],
          [t.invest.projected(), projected ?? '–', 'strong'],
        ]}
      />
    </>
  );
}

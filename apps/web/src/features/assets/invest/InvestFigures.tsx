import type { RwaAsset } from '@gli/sdk';
import { Link } from 'wouter';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { projectedYearlyReturn } from './projected-return.ts';
import type { LiveCheck } from './use-live-check.ts';

// Its place is kept while nothing is said, so that the button below does not move under the pointer.
const Notice = styled('div', { minHeight: '1.4rem' });

type InvestFiguresProps = {
  asset: RwaAsset;
  /** A plain decimal, or null while what is typed is no amount that can be invested. */
  amount: string | null;
  balance: string | undefined;
  held: string | undefined;
  live: LiveCheck;
};

/** What the member has, holds and would earn, and what the server says of the amount. */
export function InvestFigures({ asset, amount, balance, held, live }: InvestFiguresProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { token } = asset;
  const row = (term: string, value: string | undefined) =>
    value === undefined ? [] : [{ term, description: formats.token(value, token) }];
  const yearly =
    live.status === 'checked'
      ? live.check.projected_yearly_return
      : amount && projectedYearlyReturn(amount, asset.expected_apy);
  return (
    <Stack gap="sm">
      <DescriptionList
        items={[
          ...row(t.invest.balance(), balance),
          ...(held === undefined
            ? []
            : [
                {
                  term: t.invest.held(),
                  description: (
                    <Link href="/mypage?tab=portfolio" asChild>
                      <TextLink>{formats.token(held, token)}</TextLink>
                    </Link>
                  ),
                },
              ]),
          ...row(
            t.invest.balanceAfter(),
            live.status === 'checked' && live.check.valid ? live.check.balance_after : undefined,
          ),
          {
            term: t.invest.projected(),
            description: yearly ? formats.gain(yearly, token) : '–',
            strong: true,
          },
        ]}
      />
      <Notice role="status">
        <LiveNotice live={live} />
      </Notice>
    </Stack>
  );
}

function LiveNotice({ live }: { live: LiveCheck }) {
  const t = useTranslations();
  const errorText = useErrorText();
  switch (live.status) {
    case 'checking':
      return (
        <Text size="sm" tone="muted">
          {t.invest.checking()}
        </Text>
      );
    case 'failed':
      return (
        <Text size="sm" tone="warning">
          {t.invest.checkFailed({ reason: errorText(live.error) })}
        </Text>
      );
    case 'checked':
      return live.check.valid ? (
        <Text size="sm" tone="success">
          {t.invest.checked()}
        </Text>
      ) : null;
    case 'none':
      return null;
  }
}

import type { WalletInfo } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Card } from '../../../design/display/Card.tsx';
import { Divider, Grid, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** What the member holds now: in won, and of each token. */
export function WalletFigures({ wallet }: { wallet: WalletInfo }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card>
      <Stack gap="lg">
        <StatFigure
          label={t.transactions.totalValue()}
          value={formats.won(wallet.total_value_krw)}
          size="lg"
        />
        <Divider />
        <Grid min="xs">
          {wallet.balances.map(({ token, balance, locked }) => (
            <StatFigure
              key={token}
              label={token}
              value={formats.token(balance)}
              note={{
                text: decimal.isZero(locked)
                  ? t.transactions.noneLocked()
                  : t.transactions.locked({ amount: formats.token(locked) }),
                trend: 'flat',
              }}
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

import type { Token } from '@gli/sdk';
import { KrwLine, Stack } from '@gli/ui';
import { parseDecimal } from '@gli/validation';
import { useTranslations } from '@/i18n';
import { ShareButtons } from './ShareButtons.tsx';
import { useAboutWon } from './use-krw-estimate.ts';

type AmountHelpProps = {
  /** Text in the amount field. */
  amount: string;
  token: Token;
  /** Name of the button group for shares of the balance. */
  label: string;
  /** True to show the buttons. Their place is reserved while the balance is loading. */
  isMember: boolean;
  /** Available balance, undefined until it has loaded. */
  balance: string | undefined;
  minimum: string;
  maximum: string;
  onChoose: (amount: string) => void;
};

/**
 * Help below an amount field: an estimate in KRW, or the value of one token while the field is empty, and
 * buttons for shares of the balance.
 */
export function AmountHelp({ amount, isMember, ...shares }: AmountHelpProps) {
  const t = useTranslations();
  const aboutWon = useAboutWon();
  const { token } = shares;
  const plain = parseDecimal(amount);
  const about = aboutWon(plain ?? '1', token);
  return (
    <Stack gap="sm">
      <KrwLine>{plain === null && about ? t.common.krwPerToken({ token, amount: about }) : about}</KrwLine>
      {isMember ? <ShareButtons {...shares} /> : null}
    </Stack>
  );
}

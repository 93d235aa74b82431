import type { Token } from '@gli/sdk';
import { parseDecimal } from '@gli/validation';
import { Stack } from '@/design';
import { KrwLine } from './KrwLine.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { useAboutWon } from './use-krw-estimate.ts';

type AmountHelpProps = {
  /** Text of the field. */
  amount: string;
  token: Token;
  /** Names the buttons with parts of the balance. */
  label: string;
  /** Available balance; undefined while it is unknown, and for visitors. */
  balance: string | undefined;
  minimum: string;
  maximum: string;
  onChoose: (amount: string) => void;
};

/** Shown below an amount field: a KRW estimate, and shares of the balance to enter. */
export function AmountHelp({ amount, balance, ...shares }: AmountHelpProps) {
  const aboutWon = useAboutWon();
  const plain = parseDecimal(amount);
  return (
    <Stack gap="xs">
      <KrwLine role="status">{plain === null ? null : aboutWon(plain, shares.token)}</KrwLine>
      {balance === undefined ? null : <ShareButtons {...shares} balance={balance} />}
    </Stack>
  );
}

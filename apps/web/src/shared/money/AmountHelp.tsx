import type { Token } from '@gli/sdk';
import { parseDecimal } from '@gli/validation';
import { Stack } from '../../design/display/Layout.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { useAboutWon } from './use-about-won.ts';
import { WonLine } from './WonLine.tsx';

type AmountHelpProps = {
  /** What is in the field. */
  amount: string;
  token: Token;
  /** Names the buttons with parts of the balance. */
  label: string;
  /** What can be spent; undefined while it is not known, and for visitors. */
  balance: string | undefined;
  minimum: string;
  maximum: string;
  onChoose: (amount: string) => void;
};

/** Below a field for an amount: about how much it is in won, and parts of the balance to enter. */
export function AmountHelp({ amount, balance, ...shares }: AmountHelpProps) {
  const aboutWon = useAboutWon();
  const plain = parseDecimal(amount);
  return (
    <Stack gap="xs">
      <WonLine role="status">{plain === null ? null : aboutWon(plain, shares.token)}</WonLine>
      {balance === undefined ? null : <ShareButtons {...shares} balance={balance} />}
    </Stack>
  );
}

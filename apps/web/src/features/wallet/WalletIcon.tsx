import type { WalletChoice } from '@gli/wallet';
import Wallet from 'lucide-react/icons/wallet';
import { Picture } from './mark.styles.ts';
import { NoPicture } from './panel/panel.styles.ts';

/** The wallet's own picture, or a plain one. */
export function WalletIcon({ choice: { icon } }: { choice: WalletChoice }) {
  return icon === null ? (
    <NoPicture aria-hidden>
      <Wallet />
    </NoPicture>
  ) : (
    <Picture size="lg" src={icon} alt="" />
  );
}

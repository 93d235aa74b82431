import { maskWalletAddress } from '@gli/validation';
import { useCopy } from '../browser/use-copy.ts';
import { Button } from '../controls/Button.tsx';
import { Copy } from '../icons.ts';
import { styled } from '../stitches.config.ts';

const Short = styled('span', { fontFamily: '$mono', fontWeight: '$regular', whiteSpace: 'nowrap' });

type HashCopyProps = {
  hash: string;
  /** Returns the button's label, which contains the shortened hash. */
  label: (short: string) => string;
  /** Announcement after copying. */
  copied: string;
};

/**
 * Shortened transaction hash with a copy button. It has no link to a block explorer, because responses do not say
 * whether a hash is on a public chain. Sandbox hashes are not.
 */
export function HashCopy({ hash, label, copied }: HashCopyProps) {
  const copy = useCopy();
  const short = maskWalletAddress(hash);
  return (
    <Button
      variant="ghost"
      size="sm"
      title={hash}
      aria-label={label(short)}
      onClick={() => void copy(hash, copied)}
    >
      <Short>{short}</Short>
      <Copy aria-hidden />
    </Button>
  );
}

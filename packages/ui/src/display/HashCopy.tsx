import { maskWalletAddress } from '@gli/validation';
import { useCopy } from '../browser/use-copy.ts';
import { Button } from '../controls/Button.tsx';
import { Copy } from '../icons.ts';
import { useTexts } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';

const Short = styled('span', { fontFamily: '$mono', fontWeight: '$regular', whiteSpace: 'nowrap' });

/**
 * Shortened transaction hash with a copy button. It has no link to a block explorer, because responses do not say
 * whether a hash is on a public chain. Sandbox hashes are not.
 */
export function HashCopy({ hash }: { hash: string }) {
  const { common } = useTexts();
  const copy = useCopy();
  const short = maskWalletAddress(hash);
  return (
    <Button
      variant="ghost"
      size="sm"
      title={hash}
      aria-label={common.copyHash({ hash: short })}
      onClick={() => void copy(hash, common.hashCopied())}
    >
      <Short>{short}</Short>
      <Copy aria-hidden />
    </Button>
  );
}

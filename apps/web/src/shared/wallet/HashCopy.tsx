import { maskWalletAddress } from '@gli/validation';
import Copy from 'lucide-react/icons/copy';
import { Button } from '../../design/controls/Button.tsx';
import { useToast } from '../../design/feedback/toast-context.ts';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { copyText } from '../browser/copy-text.ts';

const Short = styled('span', { fontFamily: '$mono', fontWeight: '$regular', whiteSpace: 'nowrap' });

type HashCopyProps = {
  hash: string;
  /** What the button does, in words, with the shortened hash. */
  label: (short: string) => string;
  /** What is said once it is copied. */
  copied: string;
};

/**
 * A transaction's hash, shortened, to copy. It is no link to a block explorer: a response does not say whether the hash
 * is on a public chain, and the sandbox's hashes are on none.
 */
export function HashCopy({ hash, label, copied }: HashCopyProps) {
  const t = useTranslations();
  const toast = useToast();
  const short = maskWalletAddress(hash);
  const copy = async () => {
    const isCopied = await copyText(hash);
    toast(isCopied ? { tone: 'success', title: copied } : { tone: 'danger', title: t.errors.copy() });
  };
  return (
    <Button variant="ghost" size="sm" title={hash} aria-label={label(short)} onClick={() => void copy()}>
      <Short>{short}</Short>
      <Copy aria-hidden />
    </Button>
  );
}

import { maskWalletAddress } from '@gli/validation';
import { transactionPage } from '@gli/wallet';
import ExternalLink from 'lucide-react/icons/external-link';
import { TextLink } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';

const Root = styled(TextLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '2rem',
  fontFamily: '$mono',
  fontSize: '$sm',
  whiteSpace: 'nowrap',
  '@mobile': { minHeight: '$touch' },
  '& svg': { width: '0.875rem', height: '0.875rem' },
});

type HashLinkProps = {
  hash: string;
  /** What the link does, in words, with the shortened hash. */
  label: (short: string) => string;
};

/** A transaction's hash, shortened, to look up in the block explorer. */
export function HashLink({ hash, label }: HashLinkProps) {
  const t = useTranslations();
  const short = maskWalletAddress(hash);
  return (
    <Root
      as="a"
      href={transactionPage(hash)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label(short)} (${t.common.opensInNewTab()})`}
      title={hash}
    >
      {short}
      <ExternalLink aria-hidden />
    </Root>
  );
}

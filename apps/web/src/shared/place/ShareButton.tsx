import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { copyText } from '../browser/copy-text.ts';

/** Hands the page's address to the device's share sheet; where there is none, copies it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useTranslations();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    setOutcome((await copyText(url)) ? 'copied' : 'failed');
  };
  const text = {
    none: t.navigation.share(),
    copied: t.navigation.linkCopied(),
    failed: t.navigation.linkNotCopied(),
  }[outcome];
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void share()}>
        <Share2 aria-hidden />
        {text}
      </Button>
      <VisuallyHidden role="status">{outcome === 'none' ? '' : text}</VisuallyHidden>
    </>
  );
}

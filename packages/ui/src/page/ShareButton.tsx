import { useState } from 'react';
import { copyText } from '../browser/copy-text.ts';
import { Button } from '../controls/Button.tsx';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { Share2 } from '../icons.ts';
import { useTexts } from '../provider/UiProvider.tsx';

/** Opens the device's share sheet with the page's URL, or copies the URL if there is no sheet. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not a failure.
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

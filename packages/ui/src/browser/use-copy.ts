import { useToast } from '../feedback/toast-context.ts';
import { useTexts } from '../provider/UiProvider.tsx';
import { copyText } from './copy-text.ts';

/**
 * Returns a function that copies text and shows the outcome, because the browser may not allow it. Spec §8 Copy
 * failure
 */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useTexts();
  const toast = useToast();
  return async (text, done) => {
    const isCopied = await copyText(text);
    toast(isCopied ? { tone: 'success', title: done } : { tone: 'danger', title: t.errors.copy() });
  };
}

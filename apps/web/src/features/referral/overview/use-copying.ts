import { useToast } from '../../../design/feedback/toast-context.ts';
import { useWords } from '../../../i18n/words.ts';
import { copyText } from '../../../shared/copy-text.ts';

/** Copies a text and says that it did, or that the browser did not allow it. Spec §8 Copy failure */
export function useCopying(): (text: string, done: string) => Promise<void> {
  const words = useWords();
  const toast = useToast();
  return async (text, done) => {
    if (await copyText(text)) toast({ tone: 'success', title: done });
    else toast({ tone: 'danger', title: words.errors.copy() });
  };
}

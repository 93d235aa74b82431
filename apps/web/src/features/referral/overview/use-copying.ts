import { useToast } from '@/design';
import { useTranslations } from '@/i18n';
import { copyText } from '@/shared';

/** Copies text and shows the outcome, because the browser may not allow it. Spec §8 Copy failure */
export function useCopying(): (text: string, done: string) => Promise<void> {
  const t = useTranslations();
  const toast = useToast();
  return async (text, done) => {
    if (await copyText(text)) toast({ tone: 'success', title: done });
    else toast({ tone: 'danger', title: t.errors.copy() });
  };
}

import Search from 'lucide-react/icons/search';
import { useCallback, useEffect } from 'react';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { useToast } from '../../design/feedback/toast-context.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { loadData } from '../../shared/data/Data.tsx';
import { useLazyDialog } from '../../shared/loading/use-lazy-dialog.tsx';
import { usePlatform } from '../../shared/platform.ts';
import { opensSearch } from './search-keys.ts';

const loadSearch = async () => {
  const [{ SearchDialog }] = await Promise.all([import('./SearchDialog.tsx'), loadData()]);
  return SearchDialog;
};

/** The button in the header that opens the search, and its keys; all else is fetched when it is first needed. */
export function SearchSlot() {
  const { common, shell } = useTranslations();
  const toast = useToast();
  const { local } = usePlatform();
  const { load, open, dialog } = useLazyDialog(loadSearch, ['errors', 'helpCenter', 'siteSearch']);
  const search = useCallback(() => {
    const failed = () =>
      toast({ tone: 'danger', title: common.loadFailedTitle(), description: common.loadFailedText() });
    open().catch(failed);
  }, [open, toast, common]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensSearch(event, local)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) search();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [local, search]);
  const preload = () => void load().catch(() => undefined);
  return (
    <>
      <IconButton label={shell.search()} onPointerEnter={preload} onFocus={preload} onClick={search}>
        <Search aria-hidden />
      </IconButton>
      {dialog}
    </>
  );
}

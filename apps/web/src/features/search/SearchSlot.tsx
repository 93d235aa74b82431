import { IconButton, LoadFailureToast } from '@gli/ui';
import { Search } from '@gli/ui/icons';
import { useEffect, useState } from 'react';
import { lazyPart, usePlatform } from '@/data';
import { useTranslations } from '@/i18n';
import { isCharacter, opensSearch } from './search-keys.ts';

export const SearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog, {
  Failure: LoadFailureToast,
  namespaces: ['helpCenter', 'siteSearch'],
});

/** The header button and keyboard shortcuts that open the search. */
export function SearchSlot() {
  const { shell } = useTranslations();
  const { local } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  /** Text that the member types while the dialog loads. */
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensSearch(event, local)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [local]);
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      if (!isCharacter(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setTyped((text) => text + event.key);
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [isOpen]);
  return (
    <>
      <IconButton label={shell.search()} onClick={() => setOpen(true)}>
        <Search aria-hidden />
      </IconButton>
      {isOpen ? <SearchDialog typed={typed} onClose={close} /> : null}
    </>
  );
}

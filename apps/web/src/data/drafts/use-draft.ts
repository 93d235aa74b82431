import { useSessionState } from '@gli/session/react';
import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from '../platform.ts';
import { readDraft, writeDraft } from './drafts.ts';

/**
 * Returns text that was typed into a form before a reload or a login, and a function that saves the current
 * text. The text is discarded when the member leaves the page, but kept when the session expires.
 */
export function useDraft(name: string): [draft: string, keep: (text: string) => void] {
  const { perTab, session } = usePlatform();
  const state = useSessionState();
  const owner = state.status === 'authenticated' ? state.user.id : null;
  const [draft] = useState(() => readDraft(perTab, owner, name));
  const keep = useCallback((text: string) => writeDraft(perTab, owner, name, text), [perTab, owner, name]);
  useEffect(
    () => () => {
      const now = session.getState();
      if (now.status === 'authenticated') writeDraft(perTab, now.user.id, name, '');
    },
    [perTab, session, name],
  );
  return [draft, keep];
}

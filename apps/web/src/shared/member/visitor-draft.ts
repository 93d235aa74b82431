import { useEffect, useState } from 'react';
import { usePlatform } from '../platform.ts';
import { useMember } from './use-member.ts';

/**
 * The value of a field that a visitor may fill in before logging in. It stays in this tab until somebody is signed in, so
 * that log-in and sign-up lead back to it, whichever way they are reached.
 */
export function useVisitorDraft(field: string): [value: string, setValue: (value: string) => void] {
  const { perTab } = usePlatform();
  const isMember = useMember() !== null;
  const key = `draft:${field}`;
  const [value, setValue] = useState(() => perTab.getItem(key) ?? '');
  useEffect(() => {
    if (isMember || value === '') perTab.removeItem(key);
    else perTab.setItem(key, value);
  }, [perTab, key, isMember, value]);
  return [value, setValue];
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { useUi } from '../provider/UiProvider.tsx';

const zTexts = z.record(z.string(), z.string());

/** Parses a draft. Returns an empty object for text that `toDraft` did not write. */
function parseDraft(text: string): Record<string, string> {
  try {
    return zTexts.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** Serializes the texts that differ from their defaults. Returns an empty string if there are none. */
function toDraft(values: unknown, defaultValues: unknown): string {
  const defaults = new Map(listTexts(defaultValues));
  const typed = listTexts(values).filter(([path, text]) => text !== (defaults.get(path) ?? ''));
  return typed.length === 0 ? '' : JSON.stringify(Object.fromEntries(typed));
}

/** Lists a form's texts with their paths, such as `address.city`. Consents are omitted. */
function listTexts(values: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof values === 'string') return [[path.join('.'), values]];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([key, value]) => listTexts(value, [...path, key]));
}

type FormDraftProps = { name: string; element: RefObject<HTMLFormElement | null> };

/**
 * Keeps the text of the surrounding form across a reload or a login. Text that was typed before hydration is
 * newer, so the draft does not replace it.
 */
export function FormDraft({ name, element }: FormDraftProps) {
  const [draft, keep] = useUi().useDraft(name);
  const form: UseFormReturn<FieldValues> = useFormContext();
  const { subscribe } = form;
  const restore = useEffectEvent(() => {
    const defaults = new Map(listTexts(form.formState.defaultValues));
    const current = new Map(listTexts(form.getValues()));
    for (const [path, text] of Object.entries(parseDraft(draft))) {
      const isChoice = element.current?.elements.namedItem(path) instanceof HTMLSelectElement;
      const shown = current.get(path) ?? '';
      if (isChoice || shown === (defaults.get(path) ?? '')) form.setValue(path, text, { shouldDirty: true });
    }
  });
  useEffect(() => {
    restore();
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keep(toDraft(values, defaultValues)),
    });
  }, [subscribe, keep]);
  return null;
}

import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Badge } from '../../design/display/Badge.tsx';
import type { ThemeName } from '../../design/palettes/theme-names.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { conceptThemes } from '../../shared/preferences/concept-themes.ts';
import { itemAfterKey } from '../sidebar/arrow-keys.ts';
import * as Part from './menu.styles.ts';

type ThemeMenuProps = {
  id: string;
  chosen: ThemeName;
  /** The item that takes the focus; null leaves it where it is. */
  focused: 'first' | 'last' | null;
  onChoose: (name: ThemeName) => void;
};

/** The concept themes with their colours; a planned one says so and opens a dialog. Spec §2, §4 Theme */
export function ThemeMenu({ id, chosen, focused, onChoose }: ThemeMenuProps) {
  const t = useTranslations();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useLayoutEffect(() => {
    if (focused === null) return;
    const all = menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
    [...all].at(focused === 'first' ? 0 : -1)?.focus();
  }, [focused]);
  const move = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const next = itemAfterKey(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <Part.Reach>
      <Part.Menu id={id} role="menu" aria-label={t.theme.menu()} ref={menu} onKeyDown={move}>
        <Part.MenuTitle aria-hidden>{t.theme.menu()}</Part.MenuTitle>
        {conceptThemes.map(({ name, status }) => {
          const isPlanned = status === 'coming-soon';
          const role = isPlanned
            ? ({ role: 'menuitem', 'aria-haspopup': 'dialog' } as const)
            : ({ role: 'menuitemradio', 'aria-checked': name === chosen } as const);
          return (
            <Part.Item key={name} type="button" tabIndex={-1} {...role} onClick={() => onChoose(name)}>
              <Part.Swatch theme={name} aria-hidden />
              <Part.ItemWords>
                <span>{t.theme.names[name]()}</span>
                <span>{t.theme.notes[name]()}</span>
              </Part.ItemWords>
              {isPlanned ? <Badge tone="accent">{t.theme.comingSoon()}</Badge> : null}
              {name === chosen ? <Check aria-hidden /> : null}
            </Part.Item>
          );
        })}
      </Part.Menu>
    </Part.Reach>
  );
}

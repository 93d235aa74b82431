import { Badge, itemAfterKey, MenuButton, MenuTitle, TextPair, type ThemeName } from '@gli/ui';
import { Check } from '@gli/ui/icons';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { conceptThemes } from '@/data';
import { useTranslations } from '@/i18n';
import { Menu, Reach, Swatch } from './ThemeMenu.styles.ts';

type ThemeMenuProps = {
  id: string;
  chosen: ThemeName;
  /** Item that gets the focus, or null to leave the focus where it is. */
  focused: 'first' | 'last' | null;
  onChoose: (name: ThemeName) => void;
};

const listItems = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** Concept themes with their colors. A planned theme is marked as such and opens a dialog. Spec §2, §4 Theme */
export function ThemeMenu({ id, chosen, focused, onChoose }: ThemeMenuProps) {
  const t = useTranslations();
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focused !== null)
      listItems(menu.current)
        .at(focused === 'first' ? 0 : -1)
        ?.focus();
  }, [focused]);
  const move = (event: KeyboardEvent) => {
    const items = listItems(menu.current);
    const current = items.findIndex((item) => item.matches(':focus'));
    const next = itemAfterKey(event.key, current, items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <Reach>
      <Menu id={id} role="menu" aria-label={t.theme.menu()} ref={menu} onKeyDown={move}>
        <MenuTitle aria-hidden>{t.theme.menu()}</MenuTitle>
        {conceptThemes.map(({ name, status }) => {
          const isPlanned = status === 'coming-soon';
          const role = isPlanned
            ? ({ role: 'menuitem', 'aria-haspopup': 'dialog' } as const)
            : ({ role: 'menuitemradio', 'aria-checked': name === chosen } as const);
          return (
            <MenuButton
              key={name}
              type="button"
              tabIndex={-1}
              css={{ minHeight: '3.5rem', '& > svg': { color: '$primaryText' } }}
              {...role}
              onClick={() => onChoose(name)}
            >
              <Swatch theme={name} aria-hidden />
              <TextPair title={t.theme.names[name]()} note={t.navigation.themeNotes[name]()} />
              {isPlanned ? <Badge tone="accent">{t.navigation.themeComingSoon()}</Badge> : null}
              {name === chosen ? <Check aria-hidden /> : null}
            </MenuButton>
          );
        })}
      </Menu>
    </Reach>
  );
}

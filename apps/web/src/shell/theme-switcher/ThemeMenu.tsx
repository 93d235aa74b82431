import {
  Badge,
  BRAND_COLORS,
  floating,
  itemAfterKey,
  keyframes,
  MenuButton,
  MenuTitle,
  styled,
  TextPair,
  type ThemeName,
} from '@gli/ui';
import { Check } from '@gli/ui/icons';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { conceptThemes } from '@/data';
import { useTranslations } from '@/i18n';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** Extends down to the button, so that the pointer never leaves it on the way to the menu. */
const Reach = styled('div', {
  position: 'absolute',
  right: 0,
  bottom: '100%',
  paddingBottom: '$2',
  '@motion': { animation: `${rise} 160ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
});

const Menu = styled('div', {
  ...floating,
  width: '19rem',
  maxWidth: 'calc(100vw - 2 * $space$4)',
  padding: '$2',
});

const halves = ({ primary, secondary }: { primary: string; secondary: string }) => ({
  background: `linear-gradient(135deg, ${primary} 50%, ${secondary} 50%)`,
});

/** The theme's primary and secondary colors. Spec §9 Theme colors */
const Swatch = styled('span', {
  flexShrink: 0,
  width: '2rem',
  height: '2rem',
  borderRadius: '$round',
  border: '1px solid $colors$borderStrong',
  forcedColorAdjust: 'none',
  variants: {
    theme: {
      default: halves(BRAND_COLORS.default),
      luxury: halves(BRAND_COLORS.luxury),
      minimal: halves(BRAND_COLORS.minimal),
    },
  },
});

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

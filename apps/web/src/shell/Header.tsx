import { useSession, useSessionState } from '@gli/session/react';
import { LogOut, Menu, Moon, Sun, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { Container } from '../design/Layout.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { styled } from '../design/stitches.config.ts';
import { useWords } from '../i18n/words.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Logo } from './Logo.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { usePreferenceStore } from './PlatformProvider.tsx';

const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  background: 'color-mix(in srgb, $colors$canvas 88%, transparent)',
  backdropFilter: 'saturate(1.4) blur(12px)',
  borderBottom: '1px solid $colors$border',
});
const Row = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', minHeight: '4rem' });
const Wide = styled('nav', { marginLeft: '$6', flex: 1, '@mobile': { display: 'none' } });
const Narrow = styled('nav', { paddingBottom: '$4', '@bp1': { display: 'none' } });
const Actions = styled('div', { display: 'flex', alignItems: 'center', gap: '$2', marginLeft: 'auto' });
const OnlyNarrow = styled('div', { '@bp1': { display: 'none' } });
const OnlyWide = styled('div', { '@mobile': { display: 'none' } });
const Hideable = styled('span', { '@media (max-width: 460px)': { display: 'none' } });

/** On every page: name, places, language, colour mode, log-in or log-out. Spec §1 Header */
export function Header() {
  const words = useWords();
  const [path] = useLocation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes.
  useEffect(() => setOpen(false), [path]);
  return (
    <Bar>
      <Container>
        <Row>
          <Logo />
          <Wide aria-label={words.shell.mainNavigation()}>
            <NavigationLinks direction="row" />
          </Wide>
          <Actions>
            <OnlyWide>
              <LanguageSelect />
            </OnlyWide>
            <ColorModeToggle />
            <SessionButton />
            <OnlyNarrow>
              <IconButton
                label={isOpen ? words.shell.closeMenu() : words.shell.openMenu()}
                aria-expanded={isOpen}
                aria-controls="menu"
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
              </IconButton>
            </OnlyNarrow>
          </Actions>
        </Row>
        <Narrow id="menu" hidden={!isOpen} aria-label={words.shell.mainNavigation()}>
          <NavigationLinks direction="column" />
          <LanguageSelect />
        </Narrow>
      </Container>
    </Bar>
  );
}

function ColorModeToggle() {
  const words = useWords();
  const store = usePreferenceStore();
  const { colorMode } = usePreferences(store);
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'dark' ? words.shell.toDark() : words.shell.toLight()}
      onClick={() => store.setColorMode(other)}
    >
      {other === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />}
    </IconButton>
  );
}

function SessionButton() {
  const words = useWords();
  const session = useSession();
  const { status } = useSessionState();
  const [isLeaving, setLeaving] = useState(false);
  if (status !== 'authenticated') {
    return (
      <Link href="/login" asChild>
        <LinkButton size="sm">{words.shell.login()}</LinkButton>
      </Link>
    );
  }
  const leave = async () => {
    setLeaving(true);
    await session.signOut('header_logout');
    setLeaving(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isLeaving}
      onClick={() => void leave()}
      aria-label={words.shell.logout()}
    >
      <LogOut aria-hidden />
      <Hideable>{words.shell.logout()}</Hideable>
    </Button>
  );
}

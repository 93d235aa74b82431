import { Container, Note, useOnChange } from '@gli/ui';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useNetworkName } from '@/data';
import { useTranslations } from '@/i18n';
import { legalPages } from '../routes.ts';
import { HelpColumn } from './HelpColumn.tsx';
import { Header } from './header/Header.tsx';
import { Columns, Content, Footer, Links, Main, Page, Skip } from './Shell.styles.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { type ShellSlots, ShellSlotsContext } from './slots.ts';
import { TabBar } from './TabBar.tsx';
import { ThemeSwitcher } from './theme-switcher/ThemeSwitcher.tsx';

function FooterLinks() {
  const t = useTranslations();
  return (
    <Links aria-label={t.shell.legalPages()}>
      {legalPages.map(({ name, path }) => (
        <Note key={name} as="span">
          <Link href={path}>{t.places[name]()}</Link>
        </Note>
      ))}
    </Links>
  );
}

/** Frame around every page (`children`): header, left sidebar, footer and help column. Spec §2 Shell */
export function Shell({ slots, children }: { slots: ShellSlots; children: ReactNode }) {
  const t = useTranslations();
  const network = useNetworkName();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  // Makes screen readers start reading at the new page, as they do by default on the first page.
  useOnChange(path, () => main.current?.focus({ preventScroll: true }));
  return (
    <ShellSlotsContext value={slots}>
      <Page>
        <Skip data-side href="#content">
          {t.shell.skipToContent()}
        </Skip>
        <Header />
        <Columns>
          <Sidebar />
          <Content>
            <Main id="content" ref={main} tabIndex={-1}>
              {children}
            </Main>
            <Footer>
              <Container>
                <Note prose>{t.shell.footerNotice({ network })}</Note>
                <div data-side>
                  <FooterLinks />
                </div>
              </Container>
            </Footer>
          </Content>
          <HelpColumn />
        </Columns>
        <ThemeSwitcher />
      </Page>
      <TabBar />
    </ShellSlotsContext>
  );
}

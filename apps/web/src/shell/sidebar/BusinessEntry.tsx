import { type MouseEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import {
  BUSINESS_PATH,
  type BusinessSection,
  businessSections,
  isBusinessPath,
  useSectionLinks,
} from '@/data';
import { useTranslations } from '@/i18n';
import { Chevron } from './BusinessEntry.styles.ts';
import * as Part from './sidebar.styles.ts';
import { getAriaCurrent, type SidebarEntryData } from './sidebar-entries.ts';
import { useCurrentSection } from './use-current-section.ts';

type Surroundings = { isExpanded: boolean; isOnBusiness: boolean };

type BusinessMenu = Surroundings & { isOpen: boolean };

/** Returns the initial state: open on business paths, but never in a collapsed sidebar. Spec §2 Shell */
export function startBusinessMenu({ isExpanded, isOnBusiness }: Surroundings): BusinessMenu {
  return { isExpanded, isOnBusiness, isOpen: isExpanded && isOnBusiness };
}

/**
 * Returns the submenu after a change of its surroundings. Collapsing the sidebar closes it, and entering a
 * business path opens it.
 */
export function followSurroundings(menu: BusinessMenu, surroundings: Surroundings): BusinessMenu {
  const { isExpanded, isOnBusiness } = surroundings;
  if (menu.isExpanded === isExpanded && menu.isOnBusiness === isOnBusiness) return menu;
  const opens = isOnBusiness && !(menu.isOnBusiness && menu.isExpanded);
  return { isExpanded, isOnBusiness, isOpen: isExpanded && (opens || menu.isOpen) };
}

/** True if a click opens the link in this tab. Otherwise, the browser opens it elsewhere. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The Business entry. Expanding it opens `/business` and shows its five sections. Collapsing it only hides
 * them. In a collapsed sidebar, it is a plain link. Spec §2 Shell
 */
export function BusinessEntry({ entry, isExpanded }: { entry: SidebarEntryData; isExpanded: boolean }) {
  const t = useTranslations();
  const [path] = useLocation();
  const listId = useId();
  const surroundings = { isExpanded, isOnBusiness: isBusinessPath(path) };
  const [stored, setMenu] = useState(() => startBusinessMenu(surroundings));
  const menu = followSurroundings(stored, surroundings);
  if (menu !== stored) setMenu(menu);
  const current = useCurrentSection(menu.isOnBusiness && menu.isOpen);

  const toggle = (event: MouseEvent) => {
    if (!isExpanded || !isPlain(event)) return;
    if (menu.isOpen) event.preventDefault();
    setMenu({ ...menu, isOpen: !menu.isOpen });
  };
  const { Icon } = entry;
  return (
    <li>
      <Part.Entry
        href={entry.href}
        onClick={toggle}
        aria-current={getAriaCurrent(entry, path)}
        {...(isExpanded && { 'aria-expanded': menu.isOpen, 'aria-controls': listId })}
      >
        <Icon aria-hidden />
        <Part.Label look={isExpanded ? 'expanded' : 'hint'}>{t.places.business()}</Part.Label>
        {isExpanded ? <Chevron aria-hidden up={menu.isOpen} /> : null}
      </Part.Entry>
      <Part.SectionList id={listId} hidden={!menu.isOpen}>
        {businessSections.map((section, index) => (
          <SectionLink key={section} section={section} number={index + 1} isCurrent={section === current} />
        ))}
      </Part.SectionList>
    </li>
  );
}

type SectionLinkProps = { section: BusinessSection; number: number; isCurrent: boolean };

function SectionLink({ section, number, isCurrent }: SectionLinkProps) {
  const t = useTranslations();
  const goTo = useSectionLinks();
  const go = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    goTo(section);
  };
  return (
    <li>
      <Part.SectionEntry
        href={`${BUSINESS_PATH}#${section}`}
        onClick={go}
        aria-current={isCurrent ? 'location' : undefined}
      >
        <Part.SectionNumber>{number}</Part.SectionNumber>
        <span>{t.shell.businessSections[section]()}</span>
      </Part.SectionEntry>
    </li>
  );
}

/** The submenu under Business, and what decides about it. */
type BusinessMenu = {
  isOpen: boolean;
  /** Whether the sidebar is expanded. */
  isExpanded: boolean;
  /** Whether the page is one of Business. */
  isOnBusiness: boolean;
};

type Surroundings = Omit<BusinessMenu, 'isOpen'>;

/** Open by itself on business paths, never in a collapsed sidebar. Spec §2 Shell */
export function startBusinessMenu(surroundings: Surroundings): BusinessMenu {
  return { ...surroundings, isOpen: surroundings.isExpanded && surroundings.isOnBusiness };
}

/** The sidebar or the page changed: collapsing closes the submenu, coming to a business path opens it. */
export function followSurroundings(
  menu: BusinessMenu,
  { isExpanded, isOnBusiness }: Surroundings,
): BusinessMenu {
  if (menu.isExpanded === isExpanded && menu.isOnBusiness === isOnBusiness) return menu;
  const opensItself = isOnBusiness && !(menu.isOnBusiness && menu.isExpanded);
  return { isExpanded, isOnBusiness, isOpen: isExpanded && (opensItself || menu.isOpen) };
}

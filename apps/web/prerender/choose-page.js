// Right after start.js: the theme's class for the rules in this document, and the language of the prerendered page that
// shows, or none.
{
  const root = document.documentElement;
  root.className = `theme-${root.dataset.theme}-${root.dataset.colorMode}`;
  let isMember = false;
  let sideMenus = null;
  try {
    isMember = localStorage.getItem('auth-token') !== null;
    sideMenus = JSON.parse(localStorage.getItem('side-menus'));
  } catch {
    // A browser without storage has no signed-in member.
  }
  const { path, audience } = root.dataset;
  const segments = path.split('/');
  const shown = location.pathname.replace(/(?<=.)\/$/, '').split('/');
  const isHere =
    segments.length === shown.length &&
    segments.every((segment, index) => segment === ':id' || segment === shown[index]);
  // A host, or the service worker, may serve this document for any address. Then its files are not what is needed first.
  if (!isHere) delete root.dataset.path;
  // A member's page was drawn without the query of this address, which may name another tab of it.
  const isFor = { everyone: true, visitors: !isMember, members: isMember && location.search === '' };
  root.dataset.prerender = isHere && isFor[audience] ? root.lang : 'none';
  // Before the first layout asks for them, so that the smallest one is there when the first frame is drawn; but nothing waits
  // for them: their priority is low. One that cannot be fetched is asked for again as it is needed.
  const [latin, hangul] = root.dataset.fonts.split(' ');
  for (const href of { ko: [latin, hangul], en: [latin] }[root.lang]) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', fetchPriority: 'low', href }),
    );
  }
  document.fonts
    .load('1em "GLI Missing", "GLI Sans"', { ko: 'GLI 가', en: 'GLI' }[root.lang])
    .catch(() => {});
  if (isMember) root.dataset.member = '';
  if (sideMenus?.leftSidebarDefault === false) root.dataset.sidebar = 'collapsed';
  else if (sideMenus?.isLeftChosen) root.dataset.sidebar = 'chosen';
}

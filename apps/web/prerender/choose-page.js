// Right after start.js: the theme's class for the rules in this document, and the language of the prerendered page that
// shows, or none.
{
  const root = document.documentElement;
  root.className = `theme-${root.dataset.theme}-${root.dataset.colorMode}`;
  let isMember = false;
  try {
    isMember = localStorage.getItem('auth-token') !== null;
  } catch {
    // A browser without storage has no signed-in member.
  }
  // The prerendered pages are `/` as visitors see it.
  root.dataset.prerender = location.pathname === '/' && !isMember ? root.lang : 'none';
}

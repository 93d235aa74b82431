// Right after start.js: the theme's class for the rules in this document, and which page drawn ahead is seen, if any.
{
  const root = document.documentElement;
  root.className = `theme-${root.dataset.theme}-${root.dataset.colorMode}`;
  let isMember = false;
  try {
    isMember = localStorage.getItem('auth-token') !== null;
  } catch {
    // A browser that keeps nothing keeps no member.
  }
  // They are `/` as visitors see it.
  root.dataset.draws = location.pathname === '/' && !isMember ? root.lang : 'none';
}

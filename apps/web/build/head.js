// Runs right after start.js. Sets the theme's class, preloads the Korean font and applies stored state to the frame.
{
  const root = document.documentElement;
  root.className = `theme-${root.dataset.theme}-${root.dataset.colorMode}`;
  if (root.lang === 'ko') {
    const font = document.createElement('link');
    Object.assign(font, { rel: 'preload', as: 'font', crossOrigin: '', href: root.dataset.koreanFont });
    document.head.append(font);
  }
  try {
    if (localStorage.getItem('auth-token') !== null) root.dataset.member = '';
    const sideMenus = JSON.parse(localStorage.getItem('side-menus'));
    if (sideMenus?.leftSidebarDefault === false) root.dataset.sidebar = 'collapsed';
  } catch {
    // If storage is blocked, no member is signed in.
  }
  // Keeps the prerendered page readable if the app could not be fetched or the host's settings are invalid.
  addEventListener(
    'error',
    ({ target, error }) => {
      const isEntry = target instanceof HTMLScriptElement && target.type === 'module';
      const texts =
        error?.texts ??
        (isEntry && {
          ko: '페이지를 불러오지 못했습니다. 다시 시도하기',
          en: 'We couldn’t load this page. Try again',
        });
      if (!texts) return;
      const retry = document.createElement('a');
      retry.href = location.href;
      retry.style.cssText = 'display:block;padding:2rem;text-align:center;text-decoration:underline';
      retry.textContent = texts[root.lang];
      document.body.prepend(retry);
    },
    true,
  );
}

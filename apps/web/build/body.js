// Runs after the prerendered page. Keeps only the visitor's language and starts the app after the first frame.
{
  const page = document.getElementById('root');
  const english = document.getElementById('english');
  const { lang, dataset } = document.documentElement;
  const segments = (path) => path.replace(/(?<=.)\/$/, '').split('/');
  const [own, shown] = [segments(dataset.path), segments(location.pathname)];
  // False if a host or the service worker serves this document for another path.
  const isHere =
    own.length === shown.length &&
    own.every((segment, index) => segment === ':id' || segment === shown[index]);
  const isMember = dataset.member !== undefined;
  const isForThem = { everyone: true, visitors: !isMember, members: isMember }[dataset.audience];
  if (!isHere || !isForThem) {
    page.replaceChildren();
    delete page.dataset.prerendered;
  } else if (lang === 'en') {
    page.replaceChildren(english.content);
    document.title = english.title;
    if (page.dataset.prerendered === 'ko') page.dataset.prerendered = 'en';
  }
  english.remove();
  const app = document.getElementById('app');
  const start = () => {
    for (const link of app.content.querySelectorAll(`[hreflang]:not([hreflang="${lang}"])`)) link.remove();
    app.replaceWith(app.content);
  };
  // The second callback follows the first frame. A background tab renders no frames.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

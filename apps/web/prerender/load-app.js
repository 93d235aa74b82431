// Last in the page: fetches the app's entry and everything that this page needs first, after the hashes of all modules,
// with which the browser refuses any that is not the build's. On `/`, which is complete without
// the app, the network belongs to its first frame until that has painted, a second has passed or the visitor does
// something.
{
  const page = document.getElementById('root');
  const { entry, files } = page.dataset;
  const { lang, dataset } = document.documentElement;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    addIntegrity().then(loadModules).catch(showFailure);
  };
  // Before any module: some browsers take no import map later.
  const addIntegrity = async () => {
    const { href, dataset } = document.querySelector('[data-integrity]');
    const rules = { createScript: String };
    const policy = window.trustedTypes?.createPolicy('integrity', rules) ?? rules;
    const map = document.createElement('script');
    map.type = 'importmap';
    map.text = policy.createScript(await (await fetch(href, { integrity: dataset.integrity })).text());
    document.head.append(map);
  };
  const loadModules = () => {
    const { always, all, ko, en, wide, late } = JSON.parse(files);
    const isWide = matchMedia('(min-width: 768.02px)').matches;
    const isHere = dataset.path !== undefined;
    const modules = isHere ? [...always, ...all] : always;
    const others = isHere ? [...{ ko, en }[lang], ...(isWide ? wide : []), ...late] : [];
    for (const href of [...modules, entry, ...others]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    return evaluate(modules);
  };
  // One after another, each in a task of its own: in between, the browser answers a tap. The app itself shows when a part
  // of the page cannot be fetched.
  const evaluate = async (modules) => {
    for (const module of modules) {
      await import(module).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    }
    await import(entry);
  };
  // The browser's cache may have the wrong bytes that were refused.
  const reload = (event) => {
    event.preventDefault();
    const files = performance.getEntriesByType('resource');
    Promise.allSettled(files.map(({ name }) => fetch(name, { cache: 'reload' }))).then(() =>
      location.reload(),
    );
  };
  page.addEventListener('reload', reload);
  const showFailure = (error) => {
    const retry = document.createElement('a');
    retry.href = '';
    retry.style.cssText = 'display:block;padding:4rem;text-align:center;text-decoration:underline';
    retry.onclick = reload;
    const texts = error?.texts ?? {
      ko: '페이지를 불러오지 못했습니다. 다시 시도하기',
      en: 'The page could not be loaded. Try again',
    };
    retry.textContent = texts[lang];
    // `/` can be read, and left, without the app; every other prerendered page waits for it.
    if (dataset.path !== '/' || error?.texts) page.replaceChildren();
    page.prepend(retry);
  };
  if (dataset.prerender === 'none') load();
  else {
    // src/app/early-input.ts takes over from here, and does again in the app what happened before.
    const events = [];
    const listen = (event) => {
      events.push(event);
      // The browser must not send a form by itself. A link was drawn without the query of this address, so it would lead
      // elsewhere.
      if (
        event.type === 'submit' ||
        (location.search && event.type === 'click' && event.target.closest('main a'))
      )
        event.preventDefault();
    };
    const types = 'click submit input focusin focusout compositionstart compositionend keydown'.split(' ');
    for (const type of types) document.addEventListener(type, listen, true);
    window.earlyInput = { events, types, listen };
    if (dataset.path === '/') {
      addEventListener('load', () =>
        new PerformanceObserver(load).observe({ type: 'paint', buffered: true }),
      );
      for (const event of ['pointerdown', 'keydown'])
        addEventListener(event, load, { once: true, capture: true });
      setTimeout(load, 1000);
    } else load();
  }
}

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
    const isUnset = error?.name === 'SettingsError';
    const retry = document.createElement('a');
    retry.href = '';
    retry.style.cssText = 'display:block;padding:4rem;text-align:center;text-decoration:underline';
    retry.onclick = reload;
    const texts = isUnset
      ? {
          ko: `이 사이트의 설정(settings.json: ${error.message})이 올바르지 않아 시작할 수 없습니다. 다시 시도하기`,
          en: `The settings of this site are not valid (settings.json: ${error.message}), so it cannot start. Try again`,
        }
      : {
          ko: '페이지를 불러오지 못했습니다. 다시 시도하기',
          en: 'The page could not be loaded. Try again',
        };
    retry.textContent = texts[lang];
    // `/` can be read, and left, without the app; every other prerendered page waits for it.
    if (dataset.path !== '/' || isUnset) page.replaceChildren();
    page.prepend(retry);
  };
  if (dataset.prerender === 'none') load();
  else {
    // What is pressed before the app is ready is pressed again when it is; what is typed is typed again.
    let pressed = null;
    const nameOf = (button) => button.ariaLabel ?? button.textContent;
    const remember = (event) => {
      const link = event.target.closest('main a');
      // It was drawn without the query of this address, so it would lead elsewhere.
      if (link && location.search) event.preventDefault();
      const target = event.target.closest('button, summary') ?? (location.search ? link : null);
      if (target) pressed = { target, index: -1 };
    };
    // The browser must not send a form by itself.
    const rememberSubmit = (event) => {
      event.preventDefault();
      if (event.submitter) pressed = { target: event.submitter, index: -1 };
    };
    const inApp = ({ target, index }) => {
      if (target.isConnected) return target;
      if (index >= 0) return fields()[index];
      // On a phone another button may have replaced it.
      const isSame = (one) => nameOf(one) === nameOf(target) && one.checkVisibility();
      return [...page.querySelectorAll(target.tagName)].find(isSame);
    };
    // Some parts come after the first frame: they are looked for again, for ten seconds at most.
    const whenFound = (remembered, until, use) => {
      const found = inApp(remembered);
      if (found) use(found);
      else if (performance.now() < until) setTimeout(whenFound, 50, remembered, until, use);
    };
    const replay = (until) => {
      delete page.dataset.prerendered;
      if (pressed) {
        whenFound(pressed, until, (found) => {
          found.focus({ preventScroll: true });
          // The browser opened the question of a summary by itself.
          if (found.tagName !== 'SUMMARY' || found.parentNode.open !== pressed.target.parentNode.open)
            found.click();
        });
      } else if (focused) {
        whenFound(focused, until, (found) => {
          // Meanwhile the focus may have gone elsewhere.
          if (document.activeElement === document.body) found.focus({ preventScroll: true });
          if (document.activeElement !== found) return;
          for (const { event, isLost } of keys) {
            // Nothing had the focus, so the browser has not clicked.
            if (isLost && (event.key === 'Enter' || event.key === ' ')) document.activeElement.click();
            else document.activeElement.dispatchEvent(new KeyboardEvent('keydown', event));
          }
        });
      }
    };
    // The keys since the focus moved: they open a menu, go through a list, or tell that Caps Lock is on. Also those that
    // reach nothing while React replaces what had the focus.
    let keys = [];
    let isRendered = false;
    const rememberKey = (event) => {
      const isLost = event.target === document.body;
      if (event.isComposing || (isRendered && !isLost)) return;
      event.modifierCapsLock = event.getModifierState('CapsLock');
      keys.push({ event, isLost });
    };
    const fields = () => [...page.querySelectorAll('main :is(input, select, textarea)')];
    const typed = new Map();
    let focused = null;
    const rememberTyped = ({ target }) => {
      typed.set(fields().indexOf(target), target);
    };
    const rememberFocus = ({ target }) => {
      focused = { target, index: fields().indexOf(target) };
      keys = [];
    };
    // React removes the focused field, which is not the same as leaving it.
    const forgetFocus = ({ target }) => {
      queueMicrotask(() => {
        if (target.isConnected && focused?.target === target) focused = null;
      });
    };
    const retype = () => {
      const now = fields();
      for (const [index, { type, value, checked }] of typed) {
        const field = now[index];
        if (field?.type !== type) continue;
        if (type === 'checkbox' || type === 'radio') {
          if (field.checked !== checked) field.click();
          continue;
        }
        // The setter of the class: React replaces the one of the element, to notice only what a person types.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        field.dispatchEvent(new Event(type === 'select-one' ? 'change' : 'input', { bubbles: true }));
      }
      if (!focused || focused.target.isConnected) return;
      const field = inApp(focused);
      field?.focus({ preventScroll: true });
      const { selectionStart, selectionEnd } = focused.target;
      if (typeof selectionStart === 'number') field?.setSelectionRange?.(selectionStart, selectionEnd);
    };
    // A syllable in the middle of its composition would be lost: main.tsx waits for its end.
    const compose = ({ type }) => {
      page.toggleAttribute('data-composing', type === 'compositionstart');
    };
    const listeners = Object.entries({
      click: remember,
      submit: rememberSubmit,
      input: rememberTyped,
      focusin: rememberFocus,
      focusout: forgetFocus,
      compositionstart: compose,
      compositionend: compose,
    });
    for (const [type, listener] of listeners) page.addEventListener(type, listener, true);
    document.addEventListener('keydown', rememberKey, true);
    page.addEventListener('rendered', () => {
      for (const [type, listener] of listeners) page.removeEventListener(type, listener, true);
      isRendered = true;
      retype();
    });
    const replaySoon = () => {
      requestAnimationFrame((now) => replay(now + 10_000));
      setTimeout(() => document.removeEventListener('keydown', rememberKey, true), 10_000);
    };
    page.addEventListener('ready', replaySoon, { once: true });
    if (dataset.path === '/') {
      addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
      for (const event of ['pointerdown', 'keydown'])
        addEventListener(event, load, { once: true, capture: true });
      setTimeout(load, 1000);
    } else load();
  }
}

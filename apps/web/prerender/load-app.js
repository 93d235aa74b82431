// Last in the page: fetches the app's entry and what it imports. Where the page is prerendered, the network belongs to
// its first frame until that has painted, a second has passed or the visitor does something.
{
  const page = document.getElementById('root');
  const { entry, imports } = page.dataset;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const href of imports.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(entry).catch(showFailure);
  };
  // A prerendered page can be read, and left, without the app.
  const showFailure = () => {
    if (page.hasChildNodes()) return;
    const retry = document.createElement('a');
    retry.href = '';
    retry.style.cssText =
      'display:block;padding:4rem 1.5rem;text-align:center;font:1rem/1.6 system-ui;color:inherit';
    retry.textContent = {
      ko: '페이지를 불러오지 못했습니다. 다시 시도하기',
      en: 'The page could not be loaded. Try again',
    }[document.documentElement.lang];
    page.append(retry);
  };
  if (document.documentElement.dataset.prerender === 'none') load();
  else {
    // A button that is pressed before the app is ready is pressed again when it is.
    let pressed = null;
    const nameOf = (button) => button.ariaLabel ?? button.textContent;
    const remember = ({ target }) => {
      pressed = target.closest('button') ?? pressed;
    };
    const replay = () => {
      delete page.dataset.prerendered;
      if (!pressed) return;
      // On a phone another button may have replaced it.
      const isSame = (button) => nameOf(button) === nameOf(pressed) && button.checkVisibility();
      (pressed.isConnected ? pressed : [...page.querySelectorAll('button')].find(isSame))?.click();
    };
    page.addEventListener('click', remember, true);
    page.addEventListener('ready', () => {
      page.removeEventListener('click', remember, true);
      requestAnimationFrame(replay);
    });
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, load, { once: true, capture: true });
    setTimeout(load, 1000);
  }
}

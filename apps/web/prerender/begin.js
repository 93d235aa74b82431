// Last in the page: fetches the program and what it imports. Where the page is drawn already, the line belongs to its
// first frame until that is there, a second has passed or the visitor does something.
{
  const page = document.getElementById('root');
  const { program, parts } = page.dataset;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of parts.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(program).catch(sayWhy);
  };
  // A drawn page can be read and left all the same.
  const sayWhy = () => {
    if (page.hasChildNodes()) return;
    const again = document.createElement('a');
    again.href = '';
    again.style.cssText =
      'display:block;padding:4rem 1.5rem;text-align:center;font:1rem/1.6 system-ui;color:inherit';
    again.textContent = {
      ko: '페이지를 불러오지 못했습니다. 다시 시도하기',
      en: 'The page could not be loaded. Try again',
    }[document.documentElement.lang];
    page.append(again);
  };
  if (document.documentElement.dataset.draws === 'none') begin();
  else {
    // A button that is pressed before the program is here is pressed again when it is.
    let pressed = null;
    const nameOf = (button) => button.ariaLabel ?? button.textContent;
    const keep = ({ target }) => {
      pressed = target.closest('button') ?? pressed;
    };
    const pressAgain = () => {
      delete page.dataset.drawn;
      if (!pressed) return;
      // On a phone another one may have taken its place.
      const isIt = (button) => nameOf(button) === nameOf(pressed) && button.checkVisibility();
      (pressed.isConnected ? pressed : [...page.querySelectorAll('button')].find(isIt))?.click();
    };
    page.addEventListener('click', keep, true);
    page.addEventListener('ready', () => {
      page.removeEventListener('click', keep, true);
      requestAnimationFrame(pressAgain);
    });
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, begin, { once: true, capture: true });
    setTimeout(begin, 1000);
  }
}

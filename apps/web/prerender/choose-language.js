// Right after the prerendered pages: keeps the one that choose-page.js has chosen, or none.
{
  const page = document.getElementById('root');
  const english = document.getElementById('prerendered-en');
  const language = document.documentElement.dataset.prerender;
  if (language !== page.dataset.prerendered) {
    page.replaceChildren(...(language === 'en' ? [english.content] : []));
    page.dataset.prerendered = language;
    document.title = language === 'en' ? english.title : 'GLI';
  }
  english.remove();
  const heading = page.querySelector('h1');
  if (heading?.textContent.includes('{name}')) {
    let name = '';
    try {
      ({ name = '' } = JSON.parse(localStorage.getItem('user-profile')));
    } catch {
      // The program shows who it is.
    }
    heading.textContent = heading.textContent.replace('{name}', () => name);
  }
}

// Right after the drawn pages: keeps the one that start.js asks for, or none.
{
  const page = document.getElementById('root');
  const other = document.getElementById('drawn-en');
  const wanted = document.documentElement.dataset.draws;
  if (wanted !== page.dataset.drawn) {
    page.replaceChildren(...(wanted === 'en' ? [other.content] : []));
    page.dataset.drawn = wanted;
  }
  other.remove();
}

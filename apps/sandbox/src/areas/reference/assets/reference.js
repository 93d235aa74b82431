// The page reads and links without this script; it adds filters, copy buttons and the place in the menu.

for (const finder of document.querySelectorAll('.finder')) addFilter(finder);
for (const snippet of document.querySelectorAll('.snippet')) addCopyButton(snippet);
addEventListener('hashchange', markPlace);
markPlace();

/** Shows the entries of a list that have all the words typed into its field. */
function addFilter(finder) {
  const filter = finder.querySelector('.filter');
  const input = filter.querySelector('input');
  const found = filter.querySelector('.found');
  const entries = [...finder.querySelectorAll('li[data-words]')].map((item) => ({
    item,
    words: `${item.textContent} ${item.dataset.words}`.toLowerCase(),
  }));
  const matches = () => entries.filter(({ item }) => !item.hidden);

  input.addEventListener('input', () => {
    const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { item, words } of entries) item.hidden = !wanted.every((word) => words.includes(word));
    for (const group of finder.querySelectorAll('.group')) {
      group.hidden = group.querySelector('li:not([hidden])') === null;
    }
    const count = matches().length;
    found.textContent = wanted.length === 0 ? '' : `${count} ${count === 1 ? 'operation' : 'operations'}`;
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && input.value.trim() !== '') matches()[0]?.item.querySelector('a').click();
  });
  filter.hidden = false;
}

function addCopyButton(snippet) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy ${snippet.dataset.copy}`);
  const said = document.createElement('span');
  said.className = 'hidden';
  said.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    const pre = snippet.querySelector('pre');
    try {
      await navigator.clipboard.writeText(pre.textContent);
      button.textContent = said.textContent = 'Copied';
    } catch {
      // No clipboard here: what is selected can be copied by hand.
      getSelection().selectAllChildren(pre);
      button.textContent = said.textContent = 'Selected';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, 2000);
  });
  snippet.querySelector('figcaption').append(said, button);
}

/** Tells in the menu which operation the address names. */
function markPlace() {
  const menu = document.querySelector('.menu');
  menu.querySelector('[aria-current="location"]')?.removeAttribute('aria-current');
  const here = [...menu.querySelectorAll('li[data-words] a')].find((link) => link.href === location.href);
  if (!here) return;
  here.setAttribute('aria-current', 'location');
  if (getComputedStyle(menu).overflowY === 'auto') {
    menu.scrollTop = here.offsetTop - menu.clientHeight / 3;
  }
}

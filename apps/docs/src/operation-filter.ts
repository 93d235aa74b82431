/** Shows only operations that match all typed words. Enter opens the first one. */
class OperationFilter extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    const found = this.querySelector('.found');
    if (!input || !found) return;
    const groups = [...document.querySelectorAll<HTMLElement>('#operations .group')];
    const entries = [...document.querySelectorAll<HTMLElement>('#operations li[data-words]')].map((item) => ({
      item,
      words: `${item.textContent} ${item.dataset.words}`.toLowerCase(),
    }));
    input.addEventListener('input', () => {
      const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const { item, words } of entries) item.hidden = !wanted.every((word) => words.includes(word));
      for (const group of groups) group.hidden = group.querySelector('li:not([hidden])') === null;
      const count = entries.filter(({ item }) => !item.hidden).length;
      found.textContent = wanted.length === 0 ? '' : `${count} ${count === 1 ? 'operation' : 'operations'}`;
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key !== 'Enter' || input.value.trim() === '') return;
      entries
        .find(({ item }) => !item.hidden)
        ?.item.querySelector('a')
        ?.click();
    });
  }
}

customElements.define('operation-filter', OperationFilter);

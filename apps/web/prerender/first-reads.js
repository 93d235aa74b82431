// After choose-page.js: asks for the data that this page reads first, together with its files instead of after them.
// The program sends its requests through `firstReads`, which gives it the responses, each once.
{
  const { lang, dataset } = document.documentElement;
  const id = location.pathname.split('/')[dataset.path?.split('/').indexOf(':id') ?? -1] ?? '';
  const isForMembers = dataset.audience === 'members' && dataset.member === undefined;
  // A query may ask for another page of a list. An id that has to be encoded is left to the program.
  if (dataset.path && !isForMembers && location.search === '' && /^[\w-]*$/.test(id)) {
    const { headers, paths } = JSON.parse(dataset.reads);
    const reads = new Map();
    // Where the host's API was last time; on a first visit, what the host sets is not here yet.
    let api = '/api';
    try {
      api = JSON.parse(localStorage.getItem('settings')).api ?? api;
    } catch {
      // Nothing is kept.
    }
    const base = new URL(api, location.origin).href.replace(/\/$/, '');
    for (const path of paths) {
      const url = base + path.slice('/api'.length).replace(':id', id);
      const aborting = new AbortController();
      const response = fetch(url, {
        headers: { ...headers, 'accept-language': lang },
        redirect: 'manual',
        signal: aborting.signal,
      });
      // Whoever takes it sees the failure.
      response.catch(() => {});
      reads.set(`GET ${lang} ${url}`, { response, abort: () => aborting.abort() });
    }
    window.firstReads = (url, init) => {
      const key = `${init.method} ${new Headers(init.headers).get('Accept-Language')} ${url}`;
      const read = reads.get(key);
      if (!read || init.signal?.aborted) return fetch(url, init);
      reads.delete(key);
      init.signal?.addEventListener('abort', read.abort);
      return read.response;
    };
    // What nobody has taken by now is too old to be shown.
    setTimeout(() => reads.clear(), 30_000);
    // The first picture of the data is the largest thing that a phone shows of it.
    const fetchPicture = async () => {
      for (const { response } of [...reads.values()]) {
        const answer = await response;
        // A host without the API may have its page there.
        if (!/json/.test(answer.headers.get('content-type'))) continue;
        const text = await answer.clone().text();
        const [, url] = /"(\/media\/(?!avatars\/)[^"]+\.(?:svg|avif|webp|png|jpe?g))"/.exec(text) ?? [];
        if (!url) continue;
        const picture = new Image();
        picture.alt = '';
        picture.fetchPriority = 'high';
        picture.src = url;
        if (document.readyState === 'loading') {
          await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed, { once: true }));
        }
        // Where the program will draw it.
        document.querySelector('[data-prerendered] [data-first-picture]')?.append(picture);
        return;
      }
    };
    // The page works without it.
    fetchPicture().catch(() => {});
  }
}

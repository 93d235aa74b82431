/**
 * The document's fonts have the characters of the app's words and of known data. Where data says something else, a name
 * for example, all of Pretendard follows when the page is at rest.
 */
export function watchCharacters(): void {
  const known = [...document.fonts]
    .filter(({ family }) => family.includes('GLI Sans'))
    .map(({ unicodeRange }) =>
      unicodeRange.replace(
        /U\+([\da-f]+)(?:-([\da-f]+))?,? ?/gi,
        (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
      ),
    );
  const unknown = new RegExp(`(?![${known.join('')}])[À-ɏ가-힣]`, 'u');
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (!unknown.test(document.body.textContent)) return;
    observer.disconnect();
    document.head.append(allOfPretendard());
  };
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, 1000);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  lookSoon();
}

/** The build's one stylesheet, as the import map names it with its hash (prerender/integrity.ts). */
function allOfPretendard(): HTMLLinkElement {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '';
  const { integrity }: { integrity: Record<string, string> } = JSON.parse(map);
  const [href = '', hash = ''] = Object.entries(integrity).find(([file]) => file.endsWith('.css')) ?? [];
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity: hash });
}

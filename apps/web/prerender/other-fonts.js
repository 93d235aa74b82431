// The document's fonts have the characters of the app's words and of known data. Where data says something else, a name
// for example, all of Pretendard follows when the page is at rest.
{
  const { fonts } = document.getElementById('root').dataset;
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
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fonts;
    document.head.append(link);
  };
  const observer = new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, 1000);
  });
  addEventListener('load', () =>
    observer.observe(document.body, { childList: true, characterData: true, subtree: true }),
  );
}

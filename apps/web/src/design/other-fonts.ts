/**
 * The document's fonts have the characters of the app's words and of known data. Where data says something else, a name
 * for example, all of Pretendard follows when the page is at rest.
 */
export async function watchCharacters(): Promise<void> {
  const { default: known }: { default: string } = await import(
    /* @vite-ignore */ fileOfBuild('characters').href
  );
  // Letters with marks, and Hangul.
  const unknown = new RegExp(`(?![${known}])[À-ɏ\\uac00-\\ud7a3]`, 'u');
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (!unknown.test(document.body.textContent)) return;
    observer.disconnect();
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', ...fileOfBuild('pretendard') }),
    );
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

/** A file that only the build knows, as the import map names it with its hash (prerender/integrity.ts). */
function fileOfBuild(name: 'characters' | 'pretendard') {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '';
  const { integrity: files }: { integrity: Record<string, string> } = JSON.parse(map);
  const [href = '', integrity = ''] =
    Object.entries(files).find(([file]) => file.includes(`/${name}-`)) ?? [];
  return { href, integrity };
}

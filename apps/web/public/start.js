// Sets language, theme and color mode before the first paint, like preferences.ts.
{
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const isLocale = (tag) => tag === 'ko' || tag === 'en';
  const locale = stored('locale');
  root.lang = isLocale(locale)
    ? locale
    : (navigator.languages.map((tag) => tag.split('-')[0]).find(isLocale) ?? 'ko');
  const theme = stored('theme') === 'minimal' ? 'minimal' : 'default';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = /^(light|dark)$/.exec(stored('color-mode') ?? '')?.[0] ?? system;
  root.dataset.theme = theme;
  root.dataset.colorMode = mode;
  const canvas = {
    default: { light: '#f6f8fb', dark: '#0b1322' },
    minimal: { light: '#ffffff', dark: '#0d0d0f' },
  };
  for (const meta of document.querySelectorAll('[name=theme-color]')) meta.content = canvas[theme][mode];
}

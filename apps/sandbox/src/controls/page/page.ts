import { showControls } from './controls-view.ts';
import { attempt, byId, notify } from './dom.ts';
import { clearRequests, redrawRequests, refreshRequests } from './requests-view.ts';
import { currentLanguage, isWord, setLanguage, t } from './words.ts';

const ASK_EVERY_MS = 1000;
/** What only this page and other people's hands change. */
const CONTROLS_EVERY = 5;
const THEME = 'gli-sandbox-theme';

const language = byId('language', HTMLSelectElement);
const theme = byId('theme', HTMLSelectElement);
const pause = byId('pause', HTMLButtonElement);
let refreshControls = async () => {};
let isPaused = false;
let isOnline = true;
let count = 0;

function translate(): void {
  document.documentElement.lang = currentLanguage();
  for (const element of document.querySelectorAll<HTMLElement>('[data-text], [data-label]')) {
    const { text = '', label = '' } = element.dataset;
    if (isWord(text)) element.textContent = t(text);
    if (isWord(label)) element.setAttribute('aria-label', t(label));
  }
  pause.textContent = t(isPaused ? 'resume' : 'pause');
}

async function showAll(): Promise<void> {
  translate();
  redrawRequests();
  refreshControls = await showControls();
}

function showTheme(): void {
  if (theme.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
}

function showView(view: string): void {
  document.body.dataset.view = view;
  for (const choice of document.querySelectorAll<HTMLElement>('.views button')) {
    choice.setAttribute('aria-pressed', String(choice.dataset.view === view));
  }
}

/** Asks while somebody looks. */
async function ask(): Promise<void> {
  if (document.hidden || isPaused) return;
  try {
    await refreshRequests();
    if (count++ % CONTROLS_EVERY === 0) await refreshControls();
    if (!isOnline) notify('');
    isOnline = true;
  } catch {
    if (isOnline) notify(t('offline'));
    isOnline = false;
  }
}

async function keepAsking(): Promise<void> {
  await ask();
  setTimeout(() => void keepAsking(), ASK_EVERY_MS);
}

language.value = currentLanguage();
language.addEventListener('change', () => {
  setLanguage(language.value === 'ko' ? 'ko' : 'en');
  void attempt(showAll);
});
theme.value = localStorage.getItem(THEME) ?? 'system';
theme.addEventListener('change', () => {
  localStorage.setItem(THEME, theme.value);
  showTheme();
});
pause.addEventListener('click', () => {
  isPaused = !isPaused;
  pause.textContent = t(isPaused ? 'resume' : 'pause');
  void ask();
});
byId('clear', HTMLButtonElement).addEventListener('click', () => void attempt(clearRequests));
for (const choice of document.querySelectorAll<HTMLElement>('.views button')) {
  choice.addEventListener('click', () => showView(choice.dataset.view ?? ''));
}
document.addEventListener('visibilitychange', () => void ask());

showTheme();
showView('requests');
void attempt(showAll).then(keepAsking);

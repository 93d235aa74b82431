import type { Locator, Page } from '@playwright/test';

export type Interaction = {
  name: string;
  path: string;
  isMember?: true;
  /** What the member does before; not measured. */
  before?: (page: Page) => Promise<void>;
  /** The one press or key that is measured. */
  act: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).tap();
const openMenu = press('Open menu');

/** Keys change a select without the list that the system draws. */
const nextOption = (label: string) => ({
  before: (page: Page) => page.getByRole('combobox', { name: label }).first().focus(),
  act: (page: Page) => page.keyboard.press('ArrowDown'),
});

const digit = (label: string) => ({
  before: async (page: Page) => {
    const field = page.getByRole('textbox', { name: label }).first();
    await field.fill('1');
    await field.focus();
  },
  act: (page: Page) => page.keyboard.press('5'),
});

const ASSET = '/rwa-assets/ast_5gw8n2kd7q';

/** What is measured on the English pages, each in a fresh browser once the page is at rest. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'wallet panel opens',
    path: '/conversion',
    isMember: true,
    act: press(/^Connect .* wallet$|^Wallet/),
  },
  { name: 'menu opens', path: '/rwa-assets', act: openMenu },
  { name: 'help panel opens', path: '/rwa-assets', act: press('Open help') },
  {
    name: 'chat opens',
    path: '/rwa-assets',
    before: press('Open help'),
    act: (page) => page.getByRole('tab', { name: 'Chat' }).tap(),
  },
  { name: 'dialog opens', path: '/', act: press(/^Connect .* wallet$/) },
  { name: 'dark mode at /', path: '/', before: openMenu, act: press('Switch to dark mode') },
  { name: 'dark mode at a list', path: '/rwa-assets', before: openMenu, act: press('Switch to dark mode') },
  {
    name: 'theme',
    path: '/rwa-assets',
    before: press(/^Change theme/),
    act: (page) => page.getByRole('menuitemradio', { name: 'Minimal' }).tap(),
  },
  {
    name: 'language',
    path: '/rwa-assets',
    before: openMenu,
    act: (page) => page.getByRole('radio', { name: '한국어' }).first().tap(),
  },
  { name: 'filter', path: '/rwa-assets', ...nextOption('Risk') },
  { name: 'sort', path: '/rwa-assets', ...nextOption('Sort') },
  { name: 'key in conversion', path: '/conversion', isMember: true, ...digit('Amount') },
  { name: 'key in invest', path: ASSET, isMember: true, ...digit('Amount') },
  {
    name: 'tab of My Page',
    path: '/mypage',
    isMember: true,
    act: (page) => page.getByRole('tab', { name: 'Transactions' }).tap(),
  },
];

import { describe, expect, test } from 'vitest';
import { listAppPages } from '../../../data/errors/testing/app-pages.ts';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { loadedLocales } from '../../../i18n/i18n-util.ts';

loadAllLocales();
const { ko, en } = loadedLocales;

/** Texts that help a member, by their key in the dictionaries. */
const helpTexts = {
  faq: ({ helpCenter }: typeof ko) =>
    Object.entries(helpCenter.faq).flatMap(([id, { question, answer }]) => [
      [`${id} question`, question],
      [id, answer],
    ]),
  quick: ({ helpPanel }: typeof ko) => Object.entries(helpPanel.quick),
  topic: ({ helpPanel }: typeof ko) => Object.entries(helpPanel.topic).map(([id, { text }]) => [id, text]),
  reply: ({ helpPanel }: typeof ko) => Object.entries(helpPanel.replies),
  guide: ({ walkthrough }: typeof ko) =>
    Object.entries(walkthrough.steps).map(([id, { text }]) => [id, text]),
};

/** Controls named in help texts, in their order: the key of the control's label and a page that shows it. */
const controls: Record<string, readonly [key: string, page: string][]> = {
  'faq language': [['shell.display', 'shell']],
  'faq watchlist': [['navigation.watch', 'rwa-asset']],
  'faq invest': [['rwa.minimum', 'rwa-asset']],
  'faq connect question': [['shell.walletUnauthenticated', 'shell']],
  'faq connect': [['walletWidget.authenticate', 'shell']],
  'faq two_wallets': [['walletWidget.switchWallet', 'shell']],
  'faq pay': [['checkout.details', 'shell']],
  'faq cancel': [['shopping.cancellation', 'product']],
  'faq payment_waiting': [['orders.pay', 'orders']],
  'faq not_loading': [['common.retry', 'shell']],
  'faq unknown_login': [
    ['mypage.sessions', 'mypage'],
    ['mypage.logOutEverywhere', 'mypage'],
  ],
  'reply connectWallet': [
    ['walletWidget.authenticate', 'shell'],
    ['walkthrough.names.wallet.title', ''],
  ],
  'guide walletAuthenticate': [['walletWidget.authenticate', 'shell']],
};

const getLabel = (dictionary: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null
          ? Object.entries(part).find(([own]) => own === name)?.[1]
          : part,
      dictionary,
    );

test.each([
  ['ko', ko],
  ['en', en],
])('names controls in help texts by their labels (%s)', (_, dictionary) => {
  const quoted = Object.entries(helpTexts).flatMap(([kind, list]) =>
    list(dictionary).flatMap(([id = '', text = '']) => {
      const names = [...text.matchAll(/‘([^‘’]+)’/g)].map(([, name]) => name);
      return names.length > 0 ? [[`${kind} ${id}`, names] as const] : [];
    }),
  );
  expect(Object.fromEntries(quoted)).toEqual(
    Object.fromEntries(
      Object.entries(controls).map(([text, named]) => [
        text,
        named.map(([key]) => getLabel(dictionary, key)),
      ]),
    ),
  );
});

describe('shows each named control on its page', () => {
  const pages = new Map(listAppPages().map(({ name, files }) => [name, [...files.values()].join('\n')]));
  const named = Object.values(controls)
    .flat()
    .filter(([, page]) => page !== '');
  test.each(named)('%s on %s', (key, page) => {
    expect(pages.get(page)).toMatch(new RegExp(`\\b${key.replaceAll('.', '\\.')}\\b`));
  });
});

import { describe, expect, test } from 'vitest';
import { parseInvitation } from '@/data';
import { getRedirectPlace, hasRedirect, keptQuery } from './entry-address.ts';

describe('the link between login and sign-up', () => {
  test.each([
    ['redirect=%2Fmypage%3Ftab%3Dportfolio%23top', '?redirect=%2Fmypage%3Ftab%3Dportfolio%23top'],
    ['ref=SEOYEON26&medium=qr&campaign=jeju+spring', '?ref=SEOYEON26&medium=qr&campaign=jeju+spring'],
    ['utm_source=x&redirect=%2Forders', '?redirect=%2Forders'],
    ['', ''],
  ])('keeps the redirect and the invitation: %s', (search, kept) => {
    expect(keptQuery(search)).toBe(kept);
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/login', '/'])(
    'drops a redirect to %s',
    (redirect) => {
      const search = `redirect=${encodeURIComponent(redirect)}`;
      expect([keptQuery(search), hasRedirect(search)]).toEqual(['', false]);
    },
  );
});

describe('the invitation in a URL', () => {
  test('includes the parameters of the link', () => {
    expect(parseInvitation('ref=seoyeon26&medium=social&campaign=가을')).toEqual({
      code: 'SEOYEON26',
      medium: 'social',
      campaign: '가을',
    });
  });

  test('contains only the code if the parameters are invalid', () => {
    const alone = { code: 'SEOYEON26', medium: undefined, campaign: undefined };
    expect(parseInvitation('ref=SEOYEON26')).toEqual(alone);
    expect(parseInvitation(`ref=SEOYEON26&medium=pigeon&campaign=${'x'.repeat(61)}`)).toEqual(alone);
  });

  test.each(['', 'ref=', 'ref=ab', 'ref=%3Cscript%3E', `ref=${'A'.repeat(21)}`])(
    'is null for the query "%s"',
    (search) => {
      expect(parseInvitation(search)).toBeNull();
    },
  );
});

test('returns the page to which a login redirects only if it is a member page', () => {
  expect(getRedirectPlace('?redirect=%2Forders%3Fpage%3D1%23top')).toBe('orders');
  expect(getRedirectPlace('?redirect=%2Frwa-assets%2Fast_1')).toBeNull();
  expect(getRedirectPlace('?redirect=%2F%2Fexample.com')).toBeNull();
  expect(getRedirectPlace('')).toBeNull();
});

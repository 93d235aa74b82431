import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('a redirect within the app', () => {
  it.each([
    '/',
    '/orders',
    '/mypage?tab=portfolio',
    '/rwa-assets/ast_5gw8n2kd7q?from=list#invest',
    '/shopping?q=%EB%A6%AC%EC%A1%B0%ED%8A%B8',
    '/shopping?q=50%',
    '/shopping?back=https://example.com//x',
    '/리조트',
    '/login-help',
    '/?next=/login',
  ])('is allowed: %s', (value) => expect(safeRedirect(value)).toBe(value));
});

describe('any other redirect', () => {
  it.each([
    ['nothing', null],
    ['nothing', undefined],
    ['empty', ''],
    ['a name without a slash', 'orders'],
    ['another host', 'https://evil.example'],
    ['another host in capitals', 'HTTPS://evil.example'],
    ['a protocol-relative host', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script after spaces', '  javascript:alert(1)'],
    ['a script that begins with a line feed', '\njavascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a host after backslashes', '/\\evil.example'],
    ['backslashes only', '\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed that browsers drop', '/\n/evil.example'],
    ['a NUL', '/orders\u0000'],
    ['a line separator', '/orders\u2028'],
    ['a leading space', ' /orders'],
    ['an encoded slash', '/%2Fevil.example'],
    ['a double-encoded slash', '/%252Fevil.example'],
    ['a triple-encoded slash', '/%25252Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a double-encoded backslash', '/%255cevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['endlessly nested encoding', `/${'%25'.repeat(20)}2Fevil.example`],
    ['an invalid encoding', '/%E0%A4%A'],
    ['an encoded path', '%2Forders'],
    ['slashes in the middle', '/orders//evil.example'],
    ['dot segments', '/x/../login'],
    ['dot segments before a host', '/.//evil.example'],
    ['encoded dot segments', '/%2e%2e/login'],
    ['double-encoded dots', '/x/%252e%252e/login'],
    ['the login page', '/login'],
    ['the login page with a query', '/login?redirect=/orders'],
    ['the login page with a slash', '/login/'],
    ['the login page in capitals', '/LogIn'],
    ['the login page, encoded', '/%6Cogin'],
    ['the sign-up page', '/signup#form'],
    ['an overlong path', `/${'a'.repeat(2_048)}`],
  ])('is replaced with the home page: %s, %j', (_, value) => expect(safeRedirect(value)).toBe('/'));

  it('never leaves the app for any ASCII text', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '%252f',
      ':',
      '@',
      'evil.example',
      '\t',
      '%',
      '?',
      '#',
      'login',
    ];
    for (const a of parts) {
      for (const b of parts) {
        for (const c of parts) {
          for (const d of parts) {
            const url = new URL(safeRedirect(`/${a}${b}${c}${d}`), 'https://app.gli.test');
            expect(url.origin).toBe('https://app.gli.test');
            expect(url.pathname).not.toMatch(/^\/\/|^\/login$/);
          }
        }
      }
    }
  });
});

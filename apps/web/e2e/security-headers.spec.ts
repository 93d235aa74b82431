import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test.ts';

/** Headers for hosts, beside the built page. */
const written = (file: string) => readFileSync(path.join(import.meta.dirname, '../dist', file), 'utf8');

test('the page has the headers that the build lists for hosts', async ({ page }) => {
  const [forAll = ''] = written('_headers').split('\n\n');
  const expected = [...forAll.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  expect(expected.map(([name]) => name)).toContain('Content-Security-Policy');
  const response = await page.goto('/');
  const sent = response?.headers() ?? {};
  for (const [name = '', value = ''] of expected) {
    expect(sent[name.toLowerCase()]).toBe(value);
    // nginx.conf fills in what else the app may call.
    expect(written('_headers.nginx.conf').replaceAll(' $gli_origins', '')).toContain(
      `add_header ${name} "${value}" always;`,
    );
  }
  const policy = sent['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)|[ ;]\*/);
});

test('only scripts of the build run: text in the page is no script, and no other site frames it', async ({
  page,
  tolerate,
}) => {
  tolerate(/Content Security Policy|Trusted ?Type|TrustedScript|TrustedHTML/);
  await page.goto('/login');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    let refused = false;
    try {
      script.text = 'window.ran = true';
    } catch {
      refused = true;
    }
    document.body.append(script);
    return { refused, ran: 'ran' in window };
  });
  expect(ran).toEqual({ refused: true, ran: false });
});

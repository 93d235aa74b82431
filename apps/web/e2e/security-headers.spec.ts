import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test.ts';

const POLICY = 'Content-Security-Policy';

/** Reads one of the build's header files for hosts. */
const written = (file: string) => readFileSync(path.join(import.meta.dirname, '../dist', file), 'utf8');

test('serves each page with the build’s headers and only the hashes that the page needs', async ({
  page,
}) => {
  const [forAll = ''] = written('_headers').split('\n\n');
  const listed = new Map(
    [...forAll.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const sentWith = async (path: string) => (await page.request.get(path)).headers();
  // nginx.conf fills in additional origins.
  const forNginx = (file: string) => written(file).replaceAll(' $gli_origins', '');
  const [home, login, file] = await Promise.all(['/', '/login', '/favicon.svg'].map(sentWith));
  for (const [name, value] of listed) {
    if (name === POLICY) continue;
    expect(home?.[name.toLowerCase()]).toBe(value);
    expect(forNginx('_headers.nginx.conf')).toContain(`add_header ${name} "${value}" always;`);
  }
  const policies = [home, login, file].map((headers) => headers?.[POLICY.toLowerCase()] ?? '');
  for (const [index, place] of ['/index.html', '/login.html', 'default'].entries()) {
    expect(forNginx('_policies.nginx.conf')).toContain(`\n${place} "${policies[index]}";\n`);
  }
  const everywhere = new Set((listed.get(POLICY) ?? '').split(/;? /));
  for (const policy of policies) {
    expect(policy.split(/;? /).filter((source) => !everywhere.has(source))).toEqual([]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)|[ ;]\*/);
  }
  // A page has two scripts, two styles and the empty style of Stitches. Any other file has only the last one.
  expect(policies.map((policy) => policy.match(/'sha256-/g)?.length)).toEqual([5, 5, 1]);
});

test('blocks a script that is injected into the page', {
  tag: '@smoke',
}, async ({ page, tolerate }) => {
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

test('serves the icon that browsers request by default', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

import { expect, test } from './test.ts';

test('blocks a script that is injected into the page', async ({ page, tolerate }) => {
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

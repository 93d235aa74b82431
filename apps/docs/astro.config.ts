import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { getOperationsByTag, tags } from './src/reference/contract.ts';
import { SITE_PATH } from './src/reference/links.ts';

const reference = tags.map(({ name, title }) => ({
  label: title,
  collapsed: true,
  items: getOperationsByTag(name).map(({ id, method, summary }) => ({
    label: summary,
    link: `/reference/${id}/`,
    badge: { text: method, class: `method ${method.toLowerCase()}` },
    // Lets the filter in the reference's menu find operations by name.
    attrs: { 'data-operation': id },
  })),
}));

export default defineConfig({
  base: SITE_PATH || '/',
  trailingSlash: 'always',
  outDir: './dist',
  integrations: [
    starlight({
      title: 'GLI Platform',
      description: 'Guides and API reference of the GLI platform: tokens, real-world assets, @gli/sdk.',
      logo: { src: './public/icon.svg', alt: '' },
      favicon: '/icon.svg',
      customCss: ['./src/styles/theme.css', './src/styles/reference.css'],
      components: { Head: './src/components/Head.astro', Footer: './src/components/Footer.astro' },
      credits: false,
      // Prefers the searched word to longer ones, and ignores the length of a page.
      pagefind: { ranking: { termSimilarity: 8, termFrequency: 0.1, pageLength: 0 } },
      sidebar: [
        { label: 'Start', items: ['start', 'ko-start'] },
        {
          label: 'Guides',
          items: [
            'authentication',
            'errors',
            'money',
            'pagination',
            'react',
            'testing',
            'hosting',
            'versions',
          ],
        },
        {
          label: 'Sandbox',
          items: [
            'sandbox',
            'clock',
            'snapshots',
            'recordings',
            'requests',
            'faults',
            'simulation',
            'load',
            'many-machines',
            'run-it-for-others',
          ],
        },
        {
          label: 'Reference',
          items: [
            { label: 'All operations', link: '/reference/' },
            { label: 'Error codes', link: '/reference/error-codes/' },
            { label: 'Shared types', link: '/reference/types/' },
            { label: 'Changelog', link: '/changelog/' },
            ...reference,
          ],
        },
      ],
    }),
    contentSecurityPolicy(),
  ],
});

import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each([
  'https://linkedin.example/in/han-doyun',
  'mailto:doyun.han@gli.example',
  '/media/documents/prospectus.pdf',
  '/rwa-assets?status=active#top',
])('accepts %s as a link', (address) => {
  expect(safeLink(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://gli.example/1',
  'http://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'elsewhere',
  '',
  null,
])('rejects %s as a link', (address) => {
  expect(safeLink(address)).toBeUndefined();
});

import { report } from './report.js';

export default {
  async fetch(request) {
    const { searchParams } = new URL(request.url);
    await report(searchParams.get('origin'), searchParams.get('runtime'));
    return new Response('done');
  },
};

import { runCases } from './cases.js';

export default {
  async fetch(request) {
    return Response.json(await runCases(new URL(request.url).searchParams.get('baseUrl')));
  },
};

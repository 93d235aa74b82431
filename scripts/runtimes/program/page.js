import { report } from './report.js';

await report(location.origin, new URLSearchParams(location.search).get('runtime'));

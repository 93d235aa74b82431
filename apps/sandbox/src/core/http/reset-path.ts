/** Outside the API, and open only when the sandbox was started with `--allow-reset`. */
export const RESET_PATH = '/sandbox/reset';

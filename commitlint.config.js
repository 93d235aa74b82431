export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Commit bodies may contain tables, URLs or command output, which are not wrapped.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // A body may contain a table, an address or the output of a command.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};

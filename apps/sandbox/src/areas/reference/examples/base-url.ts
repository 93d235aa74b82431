/** Stands for the address of the sandbox in a program until its page is sent. */
export const BASE_URL = 'http://127.0.0.1:4000/api';

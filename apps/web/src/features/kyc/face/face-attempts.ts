/** Face attempts that the contract allows in any 24 hours; how many are left now is the server's to say. */
export const FACE_ATTEMPTS_PER_DAY = 5;

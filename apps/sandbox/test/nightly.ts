/** True for the nightly run, which uses full counts. Other runs cover the same kinds of cases with fewer of each. */
export const isNightly = Boolean(process.env.GLI_NIGHTLY);

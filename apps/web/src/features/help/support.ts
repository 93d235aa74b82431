/** On weekdays, Korea's time. Spec §9 Support */
export const SUPPORT_HOURS = { from: '9:00', to: '18:00' };

/** How long an answer takes on average, in minutes. Spec §9 Support average response */
export const SUPPORT_ANSWER_MINUTES = 2;

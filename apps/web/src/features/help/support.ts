/** Support hours on weekdays, in Korean time. Spec §9 Support */
export const SUPPORT_HOURS = { from: '09:00', to: '18:00' };

/** Average response time of support. Spec §9 Support average response */
export const SUPPORT_RESPONSE_MINUTES = 2;

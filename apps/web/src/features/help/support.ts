/** Support hours on weekdays, in Korea time. Spec §9 Support */
export const SUPPORT_HOURS = { from: '09:00', to: '18:00' };

/** Average response time of the chat, in minutes. Spec §9 Support average response */
export const SUPPORT_RESPONSE_MINUTES = 2;

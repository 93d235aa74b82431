/** Support hours on weekdays, in Korea time. Spec §9 Support */
export const SUPPORT_HOURS = { from: '09:00', to: '18:00' };

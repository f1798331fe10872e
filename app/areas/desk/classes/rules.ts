/** For how many days a class stands on the banner at most. */
export const MOST_BANNER_DAYS = 90

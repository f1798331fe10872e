/** The page whose modules the desk keeps: the home. */
export const MODULE_PAGE = 'home'
/** Most modules of a page. */
export const MOST_MODULES = 100
/** The longest texts of a module, in characters. */
export const lengths = { title: 12, note: 24, link: 300 } as const

/** For whom and when something is laid out: null is whoever, and always. */
export interface Laid {
  channel: number | null
  cityId: number | null
  startsAt: Date | null
  endsAt: Date | null
}

/** Whether what is laid out is for who stands there now. */
export const isInForce = (
  { channel, cityId, startsAt, endsAt }: Laid,
  viewer: { channel: number; city: number; now: Date },
): boolean =>
  (channel === null || channel === viewer.channel) &&
  (cityId === null || cityId === viewer.city) &&
  (startsAt === null || startsAt <= viewer.now) &&
  (endsAt === null || viewer.now < endsAt)

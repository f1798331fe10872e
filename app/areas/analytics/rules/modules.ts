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

/** Whether the days of what is laid out are now. */
export const isInTime = ({ startsAt, endsAt }: Pick<Laid, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)

/** Whether what is laid out is for who stands there now. */
export const isInForce = (laid: Laid, viewer: { channel: number; city: number; now: Date }): boolean =>
  (laid.channel === null || laid.channel === viewer.channel) &&
  (laid.cityId === null || laid.cityId === viewer.city) &&
  isInTime(laid, viewer.now)

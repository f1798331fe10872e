import { later } from '#kit/time/span.ts'
import type { ExpressSettings, QueryTrack } from '../express.ts'
import { kuaidi100 } from './kuaidi100.ts'
import { watchedCall } from './trouble.ts'

/** Who knows where parcels are, by the settings; null: nobody does. */
export const trackerOf = (settings: ExpressSettings, now: Date): QueryTrack | null => {
  if (settings.provider === 'none') return null
  return watchedCall('express', 'track', settings.provider === 'kuaidi100' ? kuaidi100(settings) : invented(now))
}

/** Hours after it was sent, and what happened then. */
const journey: readonly (readonly [number, string])[] = [
  [0, '商家已发货，等待揽收'],
  [2, '快递员已揽收'],
  [8, '已离开始发地分拨中心'],
  [22, '已到达目的地分拨中心'],
  [30, '正在派送，请保持电话畅通'],
  [34, '已送达，感谢使用'],
]

/** A parcel that travels as parcels do. */
const invented =
  (now: Date): QueryTrack =>
  async ({ shippedAt }) =>
    journey
      .map(([hours, text]) => ({ text, at: later(shippedAt, { hours }) }))
      .filter(({ at }) => at <= now)
      .reverse()

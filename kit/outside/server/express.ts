import { later } from '#kit/time/span.ts'
import type { ExpressSettings, QueryTrack, TrackStep } from '../express.ts'
import { kuaidi100 } from './kuaidi100.ts'
import { watchedCall } from './trouble.ts'

/** Who knows where parcels are, by the settings; null: nobody does. */
export const trackerOf = (settings: ExpressSettings, now: Date): QueryTrack | null => {
  if (settings.provider === 'none') return null
  return watchedCall('express', 'track', settings.provider === 'kuaidi100' ? kuaidi100(settings) : invented(now))
}

/** Something of an invented way: hours after it was sent, what happened, and at which end. */
type Happening = readonly [hours: number, kind: TrackStep['kind'], end: 'from' | 'to', text: string]

/** From where all invented parcels come. */
const FROM = '东莞市'

const begun: readonly Happening[] = [
  [0, null, 'from', '商家已发货，等待揽收'],
  [2, 'taken', 'from', '快递员已揽收'],
  [8, 'moving', 'from', '已离开始发地分拨中心'],
]
const near: readonly Happening[] = [
  [22, 'moving', 'to', '已到达目的地分拨中心'],
  [30, 'delivering', 'to', '正在派送，派送员电话 13800000000，请保持电话畅通'],
]

/** How the way of a number goes on: one that ends in STILL stands still, one that ends in REFUSED is not taken, all others arrive. */
const journeyOf = (number: string): readonly Happening[] => {
  if (number.endsWith('STILL')) return begun
  if (number.endsWith('REFUSED')) return [...begun, ...near, [34, 'refused', 'to', '收件人拒收，包裹将退回商家']]
  return [...begun, ...near, [34, 'arrived', 'to', '已送达，感谢使用']]
}

/** A parcel that travels as parcels do. */
const invented =
  (now: Date): QueryTrack =>
  async ({ number, shippedAt, to = '' }) =>
    journeyOf(number)
      .map(([hours, kind, end, text]) => ({
        text,
        kind,
        place: end === 'from' ? FROM : to,
        at: later(shippedAt, { hours }),
      }))
      .filter(({ at }) => at <= now)
      .reverse()

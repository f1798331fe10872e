import type { CallOutput } from '#kit/wire/call.ts'
import type { orderTrack } from '../contract.ts'
import { type ParcelState, STILL_DAYS } from '../rules.ts'

const words: Record<ParcelState, string> = {
  unknown: '已发货',
  none: '已发货，等快递揽收',
  moving: '正在路上',
  delivering: '正在派送',
  still: `${STILL_DAYS} 天没有新消息了`,
  trouble: '快递遇到了问题',
  arrived: '已送达',
  refused: '没有签收，正在退回',
}

/** Where a parcel is, and the place that was heard of last. */
export function ParcelHead({ parcel: { parcel_state, list } }: { parcel: CallOutput<typeof orderTrack> }) {
  const place = list.find((step) => step.place)?.place
  return (
    <div className="px-4 py-8">
      <h1 className="text-22 font-semibold">{words[parcel_state]}</h1>
      {place && <p className="pt-4 text-14 text-ink-2">最近一站：{place}</p>}
    </div>
  )
}

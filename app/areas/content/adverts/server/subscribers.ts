import { countAdverts } from '#app/areas/mall/catalogue/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { CONVERSION_DAYS } from '../rules.ts'
import { listBoughtAfterClick, listOwnLogs } from './queries.ts'
import { contentAdvertLogs } from './tables.ts'

export const subscribers: Subscribers = {
  async 'payment.paid'({ outTradeNo }, { db, now }) {
    const ids = await listBoughtAfterClick(db, outTradeNo, earlier(now, { days: CONVERSION_DAYS }))
    if (ids.length > 0) await countAdverts(db, ids, 'orderCount')
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'advert_logs',
      title: '看过和点过的广告',
      tables: [contentAdvertLogs],
      rows: (await listOwnLogs(db, patientId)).map(({ log, title }) => ({
        title: title ?? '',
        action: log.action,
        add_time: formatTime(log.happenedAt),
      })),
    })
  },
}

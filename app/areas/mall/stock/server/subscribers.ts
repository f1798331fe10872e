import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listHolds } from './queries/read.ts'
import { forgetHolder } from './queries/write.ts'
import { mallStockHolds, mallStockShares } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'stock_holds',
      title: '下单占用的库存',
      tables: [mallStockHolds, mallStockShares],
      rows: (await listHolds(db, patientId)).map(({ holdKey, pieces, heldAt }) => ({
        order_id: holdKey,
        pieces,
        add_time: formatTime(heldAt),
      })),
      keptBecause: '库存要对得上账；注销后不再记着是谁',
    })
  },

  async 'patient.left'({ patientId }, { db }) {
    await forgetHolder(db, patientId)
  },
}

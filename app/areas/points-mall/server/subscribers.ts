import type { Subscribers } from '#app/room.ts'
import { pointOrder } from '../contract.ts'
import { exchangeStates } from '../states.ts'
import { asDetail, linkOf } from './present.ts'
import { findLevel, listEver, listUnderWay, putLevel } from './queries.ts'
import { pointsMallLevels, pointsMallOrders } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.levelled'({ patientId, level }, { db }) {
    await putLevel(db, patientId, level)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    hand({
      name: 'points_orders',
      title: '积分兑换',
      tables: [pointsMallOrders],
      rows: (await listEver(ctx.db, patientId)).map((row) =>
        pointOrder.output.parse({ ...asDetail(row, ctx), track: [] }),
      ),
    })
    hand({
      name: 'points_level',
      title: '积分商城会员级别',
      tables: [pointsMallLevels],
      rows: [{ level: await findLevel(ctx.db, patientId) }],
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(listUnderWay(db, patientId), (orders) =>
      orders.map(({ id, name, state }) => ({
        words: `积分兑换的“${name}”${exchangeStates[state].words}，请先取消或确认收货`,
        link: linkOf(id),
      })),
    )
  },
}

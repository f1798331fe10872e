import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { asState, contentOf, linkOf } from './present.ts'
import * as queries from './queries.ts'
import { prescriptions } from './tables.ts'

export const subscribers: Subscribers = {
  async 'member.leaving'({ memberId }, { db }) {
    if (await queries.isOpenFor(db, memberId))
      throw new Objection('这位用药人还有在审核或没用完的处方，请等处方用完、过期或先撤回再删除')
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const rows = await queries.listEver(ctx.db, patientId)
    hand({
      name: 'prescriptions',
      title: '处方',
      tables: [prescriptions],
      keptBecause: '审核通过的处方依法至少保存十五年；没有通过的会清除内容，图片会清除，也不再和您的手机号关联',
      rows: rows.map((row) => ({
        prescription_id: row.id,
        ...asState(row.state),
        source: row.source,
        member_id: row.memberId,
        ...contentOf(row, ctx),
        buy_num: row.pieces,
        images: row.images,
        reason: row.reason,
        order_id: row.orderId ?? '',
        add_time: formatTime(row.madeAt),
      })),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    const words = '有一张处方正用在待付款的订单上，请先付款或取消订单'
    object(queries.listHeld(db, patientId), (held) => held.map(({ id }) => ({ words, link: linkOf(id) })))
  },

  async 'patient.left'({ patientId, keepNames }, { db, now }) {
    keepNames(await queries.eraseWords(db, patientId, now))
  },
}

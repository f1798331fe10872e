import { Objection } from '#app/events.ts'
import type { Listens } from '#server/tell.ts'
import { PURPOSE } from '../rules.ts'
import { spokenSlot } from './present.ts'
import { settlePaid } from './public/settle.ts'
import * as queries from './queries.ts'

export const listens: Listens = {
  async 'payment.paid'({ purpose, subjectId, amountFen }, within) {
    if (purpose === PURPOSE) await settlePaid(within, subjectId, amountFen)
  },

  async 'member.leaving'({ memberId }, { db }) {
    const order = await queries.findUnderWay(db, memberId)
    if (order) throw new Objection(`这位就诊人还有 ${spokenSlot(order)} 的预约，请先取消或就诊后再删除`)
  },
}

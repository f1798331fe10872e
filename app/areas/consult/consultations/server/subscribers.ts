import { deleteMessagesOf } from '#app/areas/consult/talk/server/public.ts'
import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { caseLines } from '../rules/case.ts'
import { PURPOSE } from '../rules.ts'
import { consultationStates } from '../states.ts'
import { settlePaid } from './commands/settle.ts'
import { caseFactsOf } from './present/case-card.ts'
import { contentOf, linkOf } from './present.ts'
import * as queries from './queries.ts'
import { consultConsultations } from './tables.ts'

export const subscribers: Subscribers = {
  async 'payment.paid'({ purpose, subjectId, amountFen }, ctx) {
    if (purpose === PURPOSE) await settlePaid(ctx, subjectId, amountFen)
  },

  async 'member.leaving'({ memberId }, { db }) {
    if (await queries.isInOne(db, memberId)) throw new Objection('这位就诊人还有没结束的问诊，请先结束或取消问诊再删除')
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const rows = await queries.listEver(ctx.db, patientId)
    hand({
      name: 'asks',
      title: '问诊订单',
      tables: [consultConsultations],
      keptBecause: '问诊病历依法至少保存十五年；没有进行的问诊会清除内容，图片和评价会清除，也不再和您的手机号关联',
      rows: rows.map((consultation) => ({
        ask_id: consultation.id,
        doctor_id: consultation.doctorId ?? 0,
        member_id: consultation.memberId,
        type: consultation.kind,
        content: contentOf(consultation, ctx),
        facts: caseLines(caseFactsOf(consultation, ctx)).map(({ name, value }) => ({ name, value })),
        images: consultation.images,
        pay_amount: fenToYuan(consultation.paidFen),
        history: consultation.path.map((state, at) => ({ state, time: formatTime(consultation.pathAt[at] as Date) })),
      })),
    })
  },

  async 'overview.counting'({ scope, hand }, { db, now }) {
    const { waiting, oldestMinutes } = await queries.countUnanswered(db, scope, now)
    const shown = { to: '', may: 'overview.read' } as const
    hand({
      ...shown,
      key: 'consult.unanswered',
      words: '问诊待答复',
      value: waiting,
      unit: '个',
      how: '等待接诊和接诊后还没有答复的问诊，约好时间还没到的不算；由医生在医生工作台答复',
    })
    hand({
      ...shown,
      key: 'consult.oldest',
      words: '等得最久',
      value: oldestMinutes,
      unit: 'minutes',
      how: '这些问诊里等得最久的一个，从付款后算起',
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listUnderWay(db, patientId), (asks) =>
      asks.map(({ id, state }) => ({
        words: `有一次“${consultationStates[state].words}”的问诊，请先结束或取消`,
        link: linkOf(id),
      })),
    )
  },

  async 'patient.left'({ patientId, keepNames }, { db }) {
    const { memberIds, notHeld } = await queries.eraseWords(db, patientId)
    keepNames(memberIds)
    await deleteMessagesOf(db, notHeld)
  },
}

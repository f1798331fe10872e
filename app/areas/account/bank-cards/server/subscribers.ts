import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { paymentOf, refund } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { getOpenThirdAccount } from '../contract.ts'
import { messages } from '../rules/messages.ts'
import { PURPOSE } from '../rules.ts'
import { asCard } from './present.ts'
import * as queries from './queries.ts'
import { accountBankCards, accountFaceChecks, accountRecharges } from './tables.ts'

const PAGE = '/account/bankcards'

export const subscribers: Subscribers = {
  async 'payment.paid'({ purpose, subjectId, outTradeNo, amountFen }, ctx) {
    if (purpose !== PURPOSE) return
    const came = await queries.moveRecharge(ctx.db, subjectId, 'pending', 'paid')
    if (came) await queries.changeBalance(ctx.db, came.cardId, amountFen)
    else await refund(ctx, outTradeNo, amountFen, '充值已关闭，原路退回')
    await tellOfMoney(ctx, outTradeNo, came !== undefined, amountFen)
  },

  async 'payment.closed'({ purpose, subjectId }, { db }) {
    if (purpose === PURPOSE) await queries.moveRecharge(db, subjectId, 'pending', 'closed')
  },

  async 'member.leaving'({ memberId }, { db }) {
    if ((await queries.countFilled(db, memberId)) > 0)
      throw new Objection('这位就诊人的银行卡还有余额，请先退回余额再删除')
    await queries.deleteCardsOf(db, memberId)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const cards = []
    for (const card of await queries.listCards(ctx.db, patientId))
      cards.push(getOpenThirdAccount.output.parse(await asCard(ctx, patientId, card)))
    hand({ name: 'bank_cards', title: '银行卡', tables: [accountBankCards], rows: cards })
    const faces = await queries.listFaces(ctx.db, patientId)
    hand({
      name: 'face_checks',
      title: '人脸核验',
      tables: [accountFaceChecks],
      rows: faces.map((row) => ({
        member_id: row.memberId,
        outcome: row.outcome,
        add_time: formatTime(row.startedAt),
      })),
    })
    const recharges = await queries.listRecharges(ctx.db, patientId)
    hand({
      name: 'recharges',
      title: '充值',
      tables: [accountRecharges],
      rows: recharges.map((row) => ({
        recharge_id: row.id,
        record_id: row.cardId,
        out_trade_no: row.outTradeNo,
        state: row.state,
        amount: fenToYuan(row.amountFen),
        add_time: formatTime(row.startedAt),
      })),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listFilledCards(db, patientId), (cards) =>
      cards.map(({ bank, balanceFen }) => ({
        words: `${bank}子账户还有 ${fenToYuan(balanceFen)} 元余额，请先退回`,
        link: PAGE,
      })),
    )
  },
}

const tellOfMoney = async (ctx: Context, outTradeNo: string, isCredited: boolean, amountFen: number) => {
  const payment = await paymentOf(ctx.db, outTradeNo)
  if (!payment) throw new Error(`money came for no payment: ${outTradeNo}`)
  const values = { money: fenToYuan(amountFen) }
  const message = isCredited ? messages.filled : messages.returned
  await notifyBy(ctx, message, { patientId: payment.patientId, values, link: PAGE })
}

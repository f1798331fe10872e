import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { passFor } from '#app/areas/consult/chat/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { formatClock, minutesOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract.ts'
import { GREETING, groupOf, isAnswering, keywordIn } from '../../rules.ts'
import { asMessages } from '../present.ts'
import * as queries from '../queries.ts'

type ServiceCalls = Pick<typeof contract, 'talkServicer' | 'serviceHistory' | 'autoReply' | 'imOpen'>

const MOST_OTHERS = 3

export const serviceHandlers: Handlers<ServiceCalls> = {
  async talkServicer({ order_id, goods_id }, ctx) {
    const level = await queries.findLevel(ctx.db, ctx.patient)
    const { groupId, templateId } = groupOf(level, ctx.config.service)
    const talk = await queries.findTalkOf(ctx.db, ctx.patient)
    const pass = await passFor(ctx, ctx.patient, hashOf(ctx.userKey ?? ''))
    return {
      group_id: groupId,
      template_id: templateId,
      member_level: level,
      is_vip: level > 0,
      is_taken: talk?.takenBy != null,
      title: titleOf(order_id, goods_id),
      ...pass,
    }
  },

  async serviceHistory({ page, page_size: size }, ctx) {
    const found = await queries.listHistory(ctx.db, ctx.patient, { page, size })
    return paged({ ...found, rows: await asMessages(ctx, found.rows) }, (said) => said)
  },

  async autoReply({ keyword = '' }, { db }) {
    const about = keywordIn(keyword) ?? keyword
    const [first, ...others] = about === '' ? [] : await queries.listQuestions(db, about)
    const found = first && (await queries.findQuestion(db, first.id))
    if (!found) return { content: GREETING, is_greeting: true, questions: [] }
    const questions = others.slice(0, MOST_OTHERS).map(({ id, title }) => ({ id, title }))
    return { content: found.content, is_greeting: false, questions }
  },

  imOpen(_, { now, config: { service } }) {
    const { begin, end } = service.hours
    return { is_open: isAnswering(minutesOf(now), service.hours), begin: formatClock(begin), end: formatClock(end) }
  },
}

const titleOf = (orderId: string | undefined, goodsId: number | undefined): string => {
  if (orderId) return `订单 ${orderId}`
  return goodsId ? `商品 ${goodsId}` : '客服'
}

import { maskedName } from '#app/areas/access/patients/rules.ts'
import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { actStateOf } from '#app/areas/activities/acts/rules.ts'
import { actOf } from '#app/areas/activities/acts/server/public.ts'
import { findDestination } from '#app/areas/orders/addresses/server/public.ts'
import type { Context, Handlers } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { leftOf } from '../rules.ts'
import { help } from './handlers/help.ts'
import { play } from './handlers/play.ts'
import { asJoin, asOffered, asPrize, asWon, RECEIVER, sharerOf } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async lotteryInfo({ act_id }, ctx) {
    const { db, now, patient } = ctx
    const found = await findOne(ctx, act_id)
    if (!found) return ctx.refuse('not-found')
    const { act, lottery } = found
    const own = patient && (await queries.countOwn(db, patient, lottery, dayOf(now)))
    return {
      actInfo: {
        act_id: act.id,
        title: act.title,
        rule: act.rule,
        begin_time: act.startsAt,
        end_time: act.endsAt,
        status: actStateOf(act, now),
        cost: 0,
        free_num: lottery.freeEach,
        help_most: lottery.helpsEach,
        share_title: act.shareTitle,
        share_desc: act.shareText,
        prizes: (await queries.listPrizes(db, act.id)).map(asOffered),
      },
      joinInfo: own && asJoin(act.id, own, patient, ctx),
    }
  },

  async luckPlay({ act_id }, ctx) {
    const found = await findOne(ctx, act_id)
    if (!found) return ctx.refuse('not-found')
    const state = actStateOf(found.act, ctx.now)
    if (state !== 'on') return ctx.refuse(state)
    const drawn = await play(ctx, found.lottery)
    if (!drawn) return ctx.refuse('no-draws')
    return { prize: { ...asPrize(drawn.prize), won_id: drawn.wonId }, left_num: drawn.left }
  },

  async luckyList({ act_id, page, page_size: size }, ctx) {
    const act = await actOf(ctx, 'lottery', act_id)
    if (!act) return { list: [], page, total_page_num: 0 }
    return paged(await queries.listWinners(ctx.db, act.id, { page, size }), ({ nickname, title, drawnAt }) => ({
      name: maskedName(nickname),
      prize_title: title,
      time: drawnAt,
    }))
  },

  async myPrizes({ act_id, page, page_size: size }, ctx) {
    const found = await queries.listWon(ctx.db, ctx.patient, act_id, { page, size })
    return paged(found, (row) => asWon(row, ctx))
  },

  async jionInfo({ act_id }, ctx) {
    const { db, now, patient } = ctx
    const found = await findOne(ctx, act_id)
    if (!found) return ctx.refuse('not-found')
    const own = await queries.countOwn(db, patient, found.lottery, dayOf(now))
    const can_play = leftOf(own) > 0 && actStateOf(found.act, now) === 'on'
    return { joinInfo: asJoin(found.act.id, own, patient, ctx), can_play }
  },

  async friendsLuck({ act_id, share_id }, ctx) {
    const found = await findOne(ctx, act_id)
    if (!found) return ctx.refuse('not-found')
    const state = actStateOf(found.act, ctx.now)
    if (state !== 'on') return ctx.refuse(state)
    const sharer = sharerOf(share_id, ctx)
    if (sharer === undefined) return ctx.refuse('no-friend')
    if (sharer === ctx.patient) return ctx.refuse('own')
    const done = await help(ctx, found.lottery, sharer)
    if (done !== 'done') return ctx.refuse(done)
    return { name: maskedName(await nicknameOf(ctx.db, sharer)) }
  },

  async prizeOrder({ prize_id, address_id }, ctx) {
    const { db, now, patient: patientId, config } = ctx
    const won = await queries.findWon(db, patientId, prize_id)
    if (!won || won.prize.kind === 'thanks') return ctx.refuse('not-found')
    if (won.prize.kind !== 'goods') return ctx.refuse('not-goods')
    const receiver = await findDestination(ctx, patientId, address_id)
    if (!receiver) return ctx.refuse('no-address')
    const receiverSealed = sealOf(config).seal(JSON.stringify(receiver), RECEIVER)
    const isNew = await queries.insertParcel(db, { drawId: prize_id, patientId, receiverSealed, askedAt: now })
    if (!isNew) return ctx.refuse('ordered')
    return { prize_id, state: 'ordered', full_address: receiver.fullAddress }
  },
}

/** A lottery that is named, or the current one. */
const findOne = async (ctx: Pick<Context, 'db' | 'now'>, actId: number | undefined) => {
  const act = await actOf(ctx, 'lottery', actId)
  const lottery = act && (await queries.findLottery(ctx.db, act.id))
  return lottery && { act, lottery }
}

import { membersOf } from '#app/areas/account/members/server/public.ts'
import {
  billOf,
  bookingBlockFor,
  cutOffOf,
  intentionOf,
  linkOf,
  type Made,
  type NotMade,
  type NotTaken,
  spokenSlot,
  takeAll,
} from '#app/areas/guahao/booking/server/public.ts'
import { sheetWhereOnline } from '#app/areas/guahao/hospitals/rules.ts'
import { type BookingRules, bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { addWaiting, findSlot, lockSlots, type SlotRow } from '#app/areas/guahao/schedules/server/public.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { dayOf } from '#kit/time/day.ts'
import { datedDayTime } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { isHandOverTime, listEndsAt, payUntil } from '../../rules.ts'
import * as queries from '../queries.ts'

/**
 * Gives the free places of a slot to those who wait for it, in the order in which they came, in one transaction with what
 * freed them. Who cannot take it when their turn comes has had their turn. At night the places are kept aside.
 */
export const handOver = (ctx: Context, slotId: number): Promise<void> =>
  transactInside(ctx, async (inside) => {
    const line = await findLine(inside, slotId)
    for (let left = line?.left ?? 0; line && left > 0; ) {
      const wait = await queries.findFirst(inside.db, slotId)
      if (!wait) return
      if (await offer(inside, wait, line.slot, line.sheet)) left--
    }
  })

/** The slot, locked, if there is somebody to serve with it now. */
const findLine = async ({ db, now, config }: Context, slotId: number) => {
  const [line] = await lockSlots(db, [slotId])
  if (!line || line.left === 0 || line.waitingCount === 0) return undefined
  const slot = await findSlot(db, slotId)
  const sheet =
    slot && sheetWhereOnline(await bookingRulesOf(db, slot.hospitalId), config.payments.providers.length > 0)
  if (!sheet || !isHandOverTime(now, sheet) || now >= listEndsAt(slot.date, sheet)) return undefined
  return { slot, sheet, left: line.left }
}

/** Holds a place for who waits, or books it where nothing is to pay; false where they cannot take it. */
const offer = async (ctx: Context, wait: queries.WaitRow, slot: SlotRow, sheet: BookingRules): Promise<boolean> => {
  const { db, now } = ctx
  const made = (await isFulfilled(ctx, wait)) ? new Refused('already-booked') : await tryToTake(ctx, wait, slot, sheet)
  await addWaiting(db, slot.id, -1)
  if (made instanceof Refused) {
    await passOver(ctx, wait, slot, made)
    return false
  }
  await queries.closeWait(db, wait.id, { state: 'handed', closedAt: now, orderId: made.orderId })
  const until = made.outTradeNo
    ? `请在 ${datedDayTime(holdUntil(now, slot, sheet), dayOf(now))} 前支付，超时将让给下一位。`
    : sheet.paysOnSite && slot.feeFen > 0
      ? `挂号费 ${fenToYuan(slot.feeFen)} 元到院后在收费窗口缴。`
      : '无需支付。'
  const values = { time: spokenSlot(slot), number: String(made.number), pay: until }
  await notify(ctx, wait, filled(messages.handed, values), linkOf(made.orderId))
  return true
}

/** Whether another time of the same wish came before. */
const isFulfilled = async ({ db }: Context, { wishId }: queries.WaitRow): Promise<boolean> =>
  wishId !== null && (await queries.listWish(db, wishId)).some(({ state }) => state === 'handed')

/** Who cannot take the place has had their turn; of a wish that goes on elsewhere, or came true, nothing is told. */
const passOver = async (ctx: Context, wait: queries.WaitRow, slot: SlotRow, { name }: NotMade): Promise<void> => {
  const { db, now } = ctx
  const why = whyNot[name] ?? '不符合预约条件'
  const others =
    wait.wishId === null ? [] : (await queries.listWish(db, wait.wishId)).filter(({ id }) => id !== wait.id)
  const goesOn = others.some(({ state }) => state === 'waiting' || state === 'handed')
  await queries.closeWait(db, wait.id, { state: goesOn ? 'ended' : 'passed', closedAt: now, why })
  if (!goesOn) await notify(ctx, wait, filled(messages.passed, { time: spokenSlot(slot), reason: why }))
}

const holdUntil = (now: Date, slot: SlotRow, sheet: BookingRules) =>
  payUntil(now, cutOffOf(slot.date, sheet), slot.date, sheet)

const tryToTake = async (
  ctx: Context,
  { patientId, memberId }: queries.WaitRow,
  slot: SlotRow,
  sheet: BookingRules,
): Promise<Made | NotMade> => {
  const member = (await membersOf(ctx.db, [memberId])).get(memberId)
  if (!member || member.hasLeft) return new Refused('not-found')
  const block = await bookingBlockFor(ctx, { slot, member, sheet })
  if (block) return block
  const request = {
    patientId,
    memberId,
    slotId: slot.id,
    visitType: 'first',
    cardNo: '',
    remark: '',
    key: null,
    digest: null,
  }
  const bill = billOf(sheet, slot.feeFen, holdUntil(ctx.now, slot, sheet))
  const wanted = intentionOf(request, { origin: 'waitlist', sheet, now: ctx.now, ...bill })
  return (await takeAll(ctx, [wanted])).get(wanted) as Made | NotTaken
}

/** What stood in the way, as the rest of a sentence. */
const whyNot: Partial<Record<NotMade['name'], string>> = {
  'already-booked': '您当天已约了这位医生',
  'same-time': '您在同一时间已有别的预约',
  'day-limit': '您当天的预约已满',
  'open-limit': '您未就诊的预约已满',
  banned: '您因爽约暂停预约',
  blocked: '您的网上挂号被暂停',
  'not-found': '就诊人已删除',
}

const notify = (
  ctx: Context,
  { patientId }: queries.WaitRow,
  { template, values }: FilledMessage,
  link = '/guahao/orderlist',
) => notifyBy(ctx, template, { patientId, values, link })

/** All slots that have free places and a line: what the night kept aside. */
export const handOverAll = async (ctx: Context) => {
  for (const slotId of await queries.listSlotsToHandOver(ctx.db)) await handOver(ctx, slotId)
}

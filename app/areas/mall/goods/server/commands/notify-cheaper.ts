import { mayRemindAt } from '#app/areas/notices/messages/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { minutesOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { knowPrice, listCheaper } from '../queries/watches.ts'

const AT_ONCE = 200

/** Tells who keeps goods that they cost less now, once for each price, and nobody at night. */
export const notifyCheaper = async (ctx: Context): Promise<void> => {
  if (!mayRemindAt(minutesOf(ctx.now))) return
  for (let more = true; more; ) {
    const found = await listCheaper(ctx.db, AT_ONCE)
    await each(found, (one) => transactInside(ctx, (inside) => tellOf(inside, one)))
    more = found.length === AT_ONCE
  }
}

const tellOf = async (
  ctx: Context,
  { patientId, knownFen, goods }: Awaited<ReturnType<typeof listCheaper>>[number],
) => {
  if (!(await knowPrice(ctx.db, goods.id, patientId, goods.fromFen))) return
  await notifyBy(ctx, messages.cheaper, {
    patientId,
    values: { goods: goods.name, before: fenToYuan(knownFen), now: fenToYuan(goods.fromFen) },
    link: address('/health/product', { goods_id: goods.id }),
  })
}

import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { findAnyOrder, findRoom } from '#app/areas/guahao/booking/server/public.ts'
import type { StaffContext } from '#app/context.ts'

/** What is printed for a visit, and that it was: it says whose it is. Undefined where it is no visit of the asker's hospital. */
export const printSlip = (ctx: StaffContext, orderId: string) =>
  ctx.transact(async (inside) => {
    const found = await findAnyOrder(inside.db, orderId)
    if (found?.order.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, found.order.depId))
      return undefined
    const member = (await membersOf(inside.db, [found.order.memberId])).get(found.order.memberId)
    if (!member) return undefined
    await recordAct(inside, { act: 'counter.slip', kind: 'visit', id: orderId })
    return { ...found, member, room: await findRoom(inside.db, found.order) }
  })

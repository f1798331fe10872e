import { membersOf } from '#app/areas/account/members/server/public.ts'
import { nextFreeSlots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { OTHER_TIMES } from '../rules.ts'
import { choose } from './handlers/choose.ts'
import { asNotice } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  chooseAfterStop: choose,

  async stopList({ page, page_size: size }, { db, now, patient }) {
    const found = await queries.listNotices(db, patient, { page, size })
    const open = found.rows.filter(({ notice }) => notice.outcome === 'open').map(({ order }) => order)
    const [members, free] = await Promise.all([
      membersOf(db, [...new Set(found.rows.map(({ order }) => order.memberId))]),
      nextFreeSlots(db, [...new Set(open.map((order) => order.doctorId))], now, OTHER_TIMES),
    ])
    return paged(found, (row) => {
      const same = free.filter((slot) => slot.doctorId === row.order.doctorId && slot.depId === row.order.depId)
      return asNotice(row, members.get(row.order.memberId), same)
    })
  },
}

import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { findOffers } from './commands/offers.ts'
import { choose } from './handlers/choose.ts'
import { asNotice } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  chooseAfterStop: choose,

  async stopList({ page, page_size: size }, { db, now, patient }) {
    const found = await queries.listNotices(db, patient, { page, size })
    const open = found.rows.filter(({ notice }) => notice.outcome === 'open')
    const [members, ...offers] = await Promise.all([
      membersOf(db, [...new Set(found.rows.map(({ order }) => order.memberId))]),
      ...open.map(({ notice, order }) => findOffers({ db, now }, { order, offeredId: notice.offeredOrderId })),
    ])
    const offersOf = new Map(open.map(({ notice }, at) => [notice.id, offers[at]]))
    return paged(found, (row) => asNotice(row, members.get(row.order.memberId), offersOf.get(row.notice.id)))
  },
}

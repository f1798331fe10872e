import type { Handlers } from '#app/context.ts'
import { WHOLE } from '#kit/db/page.ts'
import { positionOf } from '#kit/geo/position.ts'
import type * as contract from '../../contract.ts'
import { asZhimai } from '../present.ts'
import { findHeld, pageHeld } from '../queries/read.ts'

/** Coupons that a partner's shops take. */
export const zhimaiHandlers: Pick<Handlers<typeof contract>, 'zhimaiList' | 'zhimaiQrcode'> = {
  async zhimaiList(input, { db, now, patient }) {
    const { type = 'available', page, page_size: size } = input
    const from = positionOf(input)
    const which = { issuer: 'zhimai', usable: type === 'available', now }
    // Nobody has many: all of them are put in the order of their shops, and then cut into pages.
    const { rows } = await pageHeld(db, patient, which, WHOLE)
    const list = rows.map((row) => asZhimai(row, now, from))
    if (from) list.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    return { list: list.slice((page - 1) * size, page * size), page, total_page_num: Math.ceil(list.length / size) }
  },

  async zhimaiQrcode({ coupon_id: codeId }, { db, now, patient, refuse }) {
    const held = await findHeld(db, patient, codeId)
    const isShown = held?.coupon.issuer === 'zhimai' && held.code.state === 'free' && held.code.endsAt > now
    if (!held || !isShown) return refuse('not-found')
    return { coupon_id: codeId, code: held.code.code, title: held.coupon.title, end_time: held.code.endsAt }
  },
}

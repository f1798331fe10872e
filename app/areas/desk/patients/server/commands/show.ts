import { allDeeds, hospitalDeeds } from '#app/areas/access/blocks/rules.ts'
import { listBlocksOf } from '#app/areas/access/blocks/server/public.ts'
import { recordAct, sellersOf, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { asPerson, type Found } from '#app/areas/desk/counter/server/public.ts'
import { asCouponUse, listCouponUsesOf } from '#app/areas/desk/coupons/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { asDeskBlock, asGift, asNote } from '../present.ts'
import { listGifts } from '../queries/gifts.ts'
import { listTagsOf } from '../queries/list.ts'
import { listNotes } from '../queries/notes.ts'
import { listTags } from '../queries/tags.ts'
import { listCouponsToGive } from './coupons.ts'

/** All that a desk knows of somebody; the audit says who looked. */
export const showPatient = async (ctx: StaffContext, person: Found) => {
  const { db, now, staff } = ctx
  const { hospitalId } = staff
  const isPlatform = servesPlatform(ctx)
  await ctx.transact((inside) => recordAct(inside, { act: 'patient.open', kind: 'person', id: person.id }))
  return {
    person: asPerson(person, ctx),
    member_id: person.id,
    today: dayOf(now),
    ...(await tagsOf(ctx, person.id)),
    notes: (await listNotes(db, hospitalId, person.id)).map((note) => asNote(note, ctx)),
    blocks: (await listBlocksOf(db, person.patientId, hospitalId)).map((one) => asDeskBlock(one, ctx, isPlatform)),
    gifts: (await listGifts(db, hospitalId, person.patientId)).map((gift) => asGift(gift, now)),
    held_coupons: (await listCouponUsesOf(db, sellersOf(ctx), person.patientId)).map((use) => asCouponUse(ctx, use)),
    can_block: isPlatform ? allDeeds : [...hospitalDeeds],
    can_block_everywhere: isPlatform,
    coupons: await couponsFor(ctx),
  }
}

/** The tags that somebody has, and those that they could have besides. */
const tagsOf = async ({ db, staff: { hospitalId } }: StaffContext, memberId: number) => {
  const own = await listTagsOf(db, hospitalId, [memberId])
  const others = (await listTags(db, hospitalId)).filter(({ tag }) => tag.isOn && !own.some(({ id }) => id === tag.id))
  const asTag = ({ id, name }: { id: number; name: string }) => ({ tag_id: id, tag_name: name })
  return { tags: own.map(asTag), more_tags: others.map(({ tag }) => asTag(tag)) }
}

const couponsFor = async (ctx: StaffContext) =>
  ctx.staff.permissions.includes('patients.give')
    ? (await listCouponsToGive(ctx)).map(({ id, title, left }) => ({ coupon_id: id, title, left_num: left }))
    : []

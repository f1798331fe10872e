import { findAccountOf } from '#app/areas/access/patients/server/public.ts'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { listMembersWithId, listOwnMembers } from '#app/areas/account/members/server/public.ts'
import { listNamedGuests } from '#app/areas/guahao/booking/server/public.ts'
import { holderOfCard } from '#app/areas/guahao/visit-cards/server/public.ts'
import type { PatientId, StaffContext } from '#app/context.ts'
import { normalisePhone } from '#kit/check/phone.ts'
import { plainName } from '#kit/text/name.ts'
import { MOST_FOUND, type SearchKind } from '../../rules.ts'
import { describe, type Found } from './person.ts'

/** Looks for people, and writes down that somebody looked, by what, and how many they saw: never what was typed. */
export const find = (
  ctx: StaffContext,
  by: SearchKind,
  words: string,
): Promise<{ people: Found[]; isWhole: boolean }> =>
  ctx.transact(async (inside) => {
    const ids = await searches[by](inside, words)
    const people = await describe(inside, ids.slice(0, MOST_FOUND))
    const after = { soughtBy: by, found: people.length }
    await recordAct(inside, { act: 'counter.look', kind: 'search', id: ctx.incoming.traceid, after })
    return { people, isWhole: ids.length <= MOST_FOUND }
  })

type Search = (ctx: StaffContext, words: string) => Promise<number[]>

const searches: Readonly<Record<SearchKind, Search>> = {
  async mobile(ctx, words) {
    const account = await findAccountOf(ctx, normalisePhone(words))
    return account ? (await listOwnMembers(ctx.db, account.id as PatientId)).map(({ id }) => id) : []
  },

  id_card: (ctx, words) => listMembersWithId(ctx, words, MOST_FOUND + 1),

  async card_no(ctx, words) {
    const holder = await holderOfCard(ctx, ctx.staff.hospitalId, words.replace(/\s/g, ''))
    return holder === undefined ? [] : [holder]
  },

  async name({ db, staff: { hospitalId, departmentIds } }, words) {
    const asked = { truename: plainName(words), hospitalId, departmentIds }
    const guests = await listNamedGuests(db, asked, MOST_FOUND + 1)
    return guests.map(({ id }) => id)
  },
}

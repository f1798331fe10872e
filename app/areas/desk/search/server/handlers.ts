import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { ownChannels } from '#app/areas/content/channels/rules.ts'
import { listDoctorsNamed } from '#app/areas/guahao/doctors/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { findRowNames, searchRows, withWholeNames } from '#kit/db/row-names.ts'
import * as contract from '../contract.ts'
import type { PickKind } from '../rules.ts'

/** As many as are read at a glance. */
const MOST = 5
/** As many as one looks through in a form. */
const MOST_FOUND = 20

export const handlers = permitted(contract, {
  async deskFindDoctors({ keyword: words }, { db, staff }) {
    const hospitalId = staff.isPlatform ? undefined : staff.hospitalId
    const found = await listDoctorsNamed(db, { words, hospitalId }, MOST)
    return {
      list: found.map(({ id, name, hospital }) => ({ doctor_id: id, doctor_name: name, unit_name: hospital ?? '' })),
    }
  },

  async deskPicks({ kind, keyword = '', ids = [] }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = keyword === '' ? [] : await searchPicks(ctx, kind, keyword)
    return { list: [...(await namePicked(ctx, kind, ids)), ...found] }
  },
})

/** What is picked already; what is gone keeps its number, so that it can be taken off. */
const namePicked = async ({ db, rowNamers = {} }: StaffContext, kind: PickKind, ids: readonly number[]) => {
  const namer = rowNamers[kind]
  const nameOf = await findRowNames(
    db,
    namer ? { [kind]: withWholeNames(namer) } : {},
    ids.map((id) => ({ kind, id: String(id) })),
  )
  return ids.map((id) => ({ id, name: nameOf(kind, String(id)) ?? `编号 ${id}` }))
}

const searchPicks = async ({ db, rowNamers = {} }: StaffContext, kind: PickKind, words: string) => {
  const own = kind === 'channel' ? Object.entries(ownChannels).filter(([, name]) => holds(name, words)) : []
  const rows = await searchRows(db, rowNamers[kind], words, MOST_FOUND)
  return [...own.map(([id, name]) => ({ id, name })), ...rows].map(({ id, name }) => ({ id: Number(id), name }))
}

/** In capitals or not, as rows are found. */
const holds = (name: string, words: string): boolean => name.toLowerCase().includes(words.toLowerCase())

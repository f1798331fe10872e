import type { Context, Handlers } from '#app/context.ts'
import type * as contract from '../../contract/famous.ts'
import type { AdvertPlace } from '../../rules.ts'
import { consultDoctorCards } from '../present/cards.ts'
import { asAdvert, asDepartment, asIllTag } from '../present.ts'
import * as queries from '../queries.ts'
import { choices } from './choices.ts'

const LEADING = 6
const OF_EACH = 3
const MOST_TAGS = 12

const advertIn = async ({ db, now }: Context, place: AdvertPlace) => {
  const [first] = await queries.listAdverts(db, place, now)
  return { advert: first ? asAdvert(first) : null }
}

/** The famous doctors whom patients rate best. */
const leading = async (ctx: Context, filter: queries.ConsultDoctorFilter, most: number) =>
  consultDoctorCards(
    ctx,
    await queries.listFirstConsultDoctors(ctx.db, { ...filter, isFamous: true, sort: 'score' }, most),
  )

/** Each illness once, however many departments it is in. */
const distinct = (rows: readonly { id: number; name: string }[]) => [
  ...new Map(rows.map((row) => [row.id, asIllTag(row)])).values(),
]

export const famousHandlers: Handlers<typeof contract> = {
  async famousIllTags({ dep_id }, { db }) {
    return { list: distinct(await queries.listFamousIllnesses(db, dep_id)) }
  },

  async famousIllGroups({ dep_id }, { db }) {
    const groups = Map.groupBy(await queries.listFamousIllnesses(db, dep_id), ({ depId }) => depId)
    return {
      list: [...groups].map(([id, rows]) => ({
        ...asDepartment({ id, name: rows[0]?.depName ?? '' }),
        list: rows.map(asIllTag),
      })),
    }
  },

  async famousDepList(_, ctx) {
    const read = () => queries.listConsultDepartments(ctx.db, 'class', { isFamous: true })
    return { list: (await choices(ctx, 'famous departments', read)).map(asDepartment) }
  },

  async famousTop(_, ctx) {
    const banners = (await queries.listAdverts(ctx.db, 'famous', ctx.now)).map(asAdvert)
    const known = await choices(ctx, 'famous illnesses', () => queries.listFamousIllnesses(ctx.db, undefined))
    const tags = distinct(known)
    return { banners, ill_tags: tags.slice(0, MOST_TAGS), doctors: await leading(ctx, {}, LEADING) }
  },

  async famousMid({ dep_id: catalogueId }, ctx) {
    const list = []
    for (const one of await queries.listConsultDepartments(ctx.db, 'class', { isFamous: true, catalogueId }))
      list.push({ ...asDepartment(one), doctors: await leading(ctx, { classId: one.id }, OF_EACH) })
    return { list }
  },

  telAdvert: (_, ctx) => advertIn(ctx, 'phone'),
  presAdvert: (_, ctx) => advertIn(ctx, 'prescription'),
  videoAdvert: (_, ctx) => advertIn(ctx, 'video'),
}

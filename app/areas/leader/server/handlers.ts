import { markedAmong } from '#app/areas/account/marks/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import {
  countRanked,
  findPlaces,
  listRankedCities,
  listRankedIllnesses,
} from '#app/areas/guahao/ranks/server/public.ts'
import { ALL_COUNTRY } from '#app/areas/location/server/public.ts'
import { taskWorth } from '#app/areas/points/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { scenePicture } from '#kit/pictures/address.ts'
import type * as contract from '../contract.ts'
import { boards, RANK, shareTask } from '../rules.ts'

/** Illnesses to choose from. */
const MOST_ILLNESSES = 30

/** The whole rank is counted, which is made anew by the day. */
const MEMBERS_SECONDS = 60

export const handlers: Handlers<typeof contract> = {
  async leaderCities(_, { db }) {
    const cities = await listRankedCities(db, RANK)
    const list = [ALL_COUNTRY, ...cities].map(({ id, name }) => ({ city_id: id, city_name: name }))
    return { list }
  },

  async leaderIlls({ city_id = ALL_COUNTRY.id }, { db }) {
    const rows = await listRankedIllnesses(db, RANK, city_id, MOST_ILLNESSES)
    return { list: rows.map(({ id, name }) => ({ ill_id: id, ill_name: name })) }
  },

  async leaderDocs({ city_id = ALL_COUNTRY.id, ill_id = 0, page, page_size: size }, { db, now, patient }) {
    const part = { rankId: RANK, cityId: city_id, classId: 0, illnessId: ill_id }
    const { rows, totalPages } = await findPlaces(db, part, { page, size })
    const ids = rows.map(({ targetId }) => targetId)
    const focused = await markedAmong(db, patient, 'doctor', ids)
    const cards = ids.length > 0 ? await listDoctorCards(db, ids) : []
    const known = new Map(cards.map((row) => [row.id, asDoctorCard(row, { now, focused })]))
    const list = rows.flatMap(({ targetId, position }) => {
      const card = known.get(targetId)
      return card ? [{ ...card, position }] : []
    })
    return { list, page, total_page_num: totalPages }
  },

  async leaderDetail({ id }, ctx) {
    const board = boards[id]
    if (!board) return ctx.refuse('not-found')
    const image = scenePicture('first-aid', `leader-${id}`)
    return {
      id,
      name: board.name,
      subtitle: board.subtitle,
      image,
      share_img: image,
      share_title: board.shareTitle,
      share_desc: board.shareDesc,
      share_url: `/leader/index?id=${id}`,
      member_count: await cached(ctx, 'leader members', MEMBERS_SECONDS, () => countRanked(ctx.db, RANK)),
    }
  },

  async leaderSharePoint({ id }, ctx) {
    if (!boards[id]) return ctx.refuse('not-found')
    const { earned, left } = await taskWorth(ctx, ctx.patient, shareTask(id))
    return { earned: earned.amount, can_earn: left.amount }
  },
}

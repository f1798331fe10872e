import { asOpenConsultations, listShared, listSharedOf } from '#app/areas/consult/consultations/server/public.ts'
import { listArticles, listPublished } from '#app/areas/content/articles/server/public.ts'
import { listDoctorCards, listDoctorsNamed } from '#app/areas/guahao/doctors/server/public.ts'
import { listHospitalCards, listHospitalsNamed } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Context } from '#app/context.ts'
import type { PickKind } from '../../rules.ts'
import { keepOpenDoctors, keepOpenHospitals } from '../queries/picked.ts'

/** A thing that a channel picks, or may pick. */
interface Pick {
  id: string
  text: string
}

const MOST_FOUND = 20
/** Questions have no index of their own words: so many of the newest are looked through. */
const MOST_READ = 200
const MOST_SAID = 40

type Open = Awaited<ReturnType<typeof asOpenConsultations>>[number]

const asPick = ({ ask_id, ill_name, content }: Open): Pick => ({
  id: ask_id,
  text: [ill_name, content.slice(0, MOST_SAID)].filter(Boolean).join(' · '),
})

/** What everybody may see of these, in the order of the ids. */
const known: Record<PickKind, (ctx: Context, ids: readonly string[]) => Promise<Pick[]>> = {
  async unit({ db }, ids) {
    const open = await keepOpenHospitals(db, ids.map(Number), { city: 0 })
    return (await listHospitalCards(db, open)).map(({ id, name }) => ({ id: String(id), text: name }))
  },
  async doctor({ db }, ids) {
    const cards = await listDoctorCards(db, await keepOpenDoctors(db, ids.map(Number)))
    return cards.map(({ id, name, hospitalName }) => ({ id: String(id), text: `${name} · ${hospitalName}` }))
  },
  async article({ db }, ids) {
    return (await listPublished(db, ids.map(Number))).map(({ id, title }) => ({ id: String(id), text: title }))
  },
  async question(ctx, ids) {
    return (await asOpenConsultations(ctx, await listSharedOf(ctx.db, ids))).map(asPick)
  },
}

/** What is picked, in its order; what nobody may see any more is left out. */
export const namePicks = async (ctx: Context, kind: PickKind, ids: readonly string[]): Promise<Pick[]> => {
  const asked = kind === 'question' ? ids : ids.filter((id) => /^[1-9]\d{0,14}$/.test(id))
  const found = new Map((await known[kind](ctx, asked)).map((pick) => [pick.id, pick]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** What may be picked of a kind, by a part of its name. */
export const findPickable = async (ctx: Context, kind: PickKind, keyword: string): Promise<Pick[]> => {
  const { db } = ctx
  if (kind === 'question') return findQuestions(ctx, keyword)
  const ids = {
    unit: async () => (await listHospitalsNamed(db, keyword, MOST_FOUND)).map(({ id }) => id),
    doctor: async () => (await listDoctorsNamed(db, { words: keyword }, MOST_FOUND)).map(({ id }) => id),
    article: async () => (await listArticles(db, { keyword }, { page: 1, size: MOST_FOUND })).rows.map(({ id }) => id),
  }
  return namePicks(ctx, kind, (await ids[kind]()).map(String))
}

const findQuestions = async (ctx: Context, keyword: string): Promise<Pick[]> => {
  const { rows } = await listShared(ctx.db, {}, { sort: 'newest', page: 1, size: MOST_READ })
  const open = await asOpenConsultations(ctx, rows)
  return open
    .filter(({ content, ill_name }) => content.includes(keyword) || ill_name.includes(keyword))
    .slice(0, MOST_FOUND)
    .map(asPick)
}

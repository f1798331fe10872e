import type { asDoctorCard } from '#app/areas/guahao/doctors/server/public.ts'
import { asUnitCard, type HospitalRow } from '#app/areas/guahao/hospitals/server/public.ts'
import { type Rank, type RankSubject, spokenFigure } from '../rules.ts'
import type { EntryRow } from './queries/read.ts'

/** A doctor as a rank shows them. */
export const asRankedDoctor = (card: ReturnType<typeof asDoctorCard>) => ({
  doctor_id: card.doctor_id as number | null,
  name: card.doctor_name,
  title_name: card.title_name,
  image: card.image,
  unit_id: card.unit_id,
  unit_name: card.unit_name,
  dep_id: card.dep_id as number | null,
  dep_name: card.dep_name,
  ill_tags: card.ill_tags,
  fans_num: card.fans_num,
})

type Ranked = ReturnType<typeof asRankedDoctor>

/** A hospital as a rank shows it. */
export const asRankedUnit = (row: HospitalRow): Ranked => {
  const { unit_id, unit_name, level_name, image } = asUnitCard(row, null)
  return {
    doctor_id: null,
    name: unit_name,
    title_name: level_name,
    image,
    unit_id,
    unit_name,
    dep_id: null,
    dep_name: '',
    ill_tags: [],
    fans_num: row.fansCount,
  }
}

/** Who may stand in ranks, by subject and id. */
export type AllRanked = ReadonlyMap<`${RankSubject} ${number}`, Ranked>

/** A place of a rank; nothing where who stood there is gone since it was computed. */
export const asPlaces = (rank: Rank, entry: EntryRow, all: AllRanked, focused: ReadonlySet<string>) => {
  const who = all.get(`${rank.subject} ${entry.targetId}`)
  if (!who) return []
  const isFocused = focused.has(String(entry.targetId))
  return [{ ...who, position: entry.position, is_focused: isFocused, figure: spokenFigure(rank, entry.figure) }]
}

/** The picture above a rank. */
export const coverOf = (rankId: number) => `/pictures/building/rank-${rankId}.svg?shape=banner`

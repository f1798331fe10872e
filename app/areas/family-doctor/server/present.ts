import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { bmiOf, bmiWords, isNearEnd, type Measure } from '../rules.ts'
import { signingStates } from '../states.ts'
import type { CountedTeam, ShownSigning } from './queries.ts'

/** The kind of sealed text. */
export const FAMILY = 'family-doctor'

type Sealing = Pick<Context, 'config'>

/** Seals what is written about somebody. */
export const closed = ({ config }: Sealing, content: unknown): string =>
  sealOf(config).seal(JSON.stringify(content), FAMILY)

/** What was sealed so. */
export const opened = <T>({ config }: Sealing, sealed: string): T =>
  JSON.parse(sealOf(config).open(sealed, FAMILY)) as T

/** The page of a signing. */
export const linkOf = (id: string): string => address('/familydoc/detail', { id })

/** What a health record says. */
export interface Health {
  height: number
  weight: number
  blood_type: string
  allergy: string
  disease_history: string
  family_history: string
}

/** What a check report says. */
export interface Report {
  title: string
  content: string
  values: { name: string; value: string; normal: string }[]
}

/** What is said of something that was done. */
export type EventWords = Pick<Report, 'title' | 'content'>

/** What is measured at home. */
export interface Setting {
  item: Measure
  is_on: number
  target: string
  remind_time: string
}

export const asBmi = ({ height, weight }: Health) => {
  const bmi = bmiOf(height, weight)
  return { bmi, bmi_desc: bmiWords(bmi) }
}

type Card = Awaited<ReturnType<typeof listDoctorCards>>[number]

/** The doctors who lead teams, by their ids. */
export const leadersOf = async (db: Db, doctorIds: readonly number[]): Promise<ReadonlyMap<number, Card>> =>
  new Map((await listDoctorCards(db, [...new Set(doctorIds)])).map((card) => [card.id, card]))

/** Teams as their cards show them; one whose leader is gone is none. */
export const asTeams = async ({ db, now }: Pick<Context, 'db' | 'now'>, rows: readonly CountedTeam[]) => {
  const leaders = await leadersOf(
    db,
    rows.map(({ doctorId }) => doctorId),
  )
  return rows.flatMap((team) => {
    const leader = leaders.get(team.doctorId)
    return leader ? [asTeam(team, asDoctorCard(leader, { now }))] : []
  })
}

const asTeam = (team: CountedTeam, doctor: ReturnType<typeof asDoctorCard>) => ({
  doctor_id: doctor.doctor_id,
  doctor_name: doctor.doctor_name,
  title_name: doctor.title_name,
  unit_id: doctor.unit_id,
  unit_name: doctor.unit_name,
  dep_name: doctor.dep_name,
  image: doctor.image,
  skills: doctor.skills,
  is_demo: doctor.is_demo,
  team_id: team.id,
  team_name: team.name,
  introduction: team.introduction,
  area_id: team.areaId,
  area_name: team.areaName,
  address: team.address,
  phone: team.phone,
  resident_num: team.residents,
  capacity: team.capacity,
  is_open: team.residents < team.capacity,
})

export const asSigning = ({ signing: row, truename }: ShownSigning, team: ReturnType<typeof asTeam>, now: Date) => ({
  id: row.id,
  state: row.state,
  state_desc: signingStates[row.state].words,
  member_id: row.memberId ?? 0,
  truename: truename ?? '',
  begin_date: row.beginsOn ?? '',
  end_date: row.endsOn ?? '',
  is_renewable: row.state === 'signed' && row.endsOn !== null && isNearEnd(row.endsOn, dayOf(now)),
  doctorInfo: team,
})

import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { findIllnessesNamed } from '#app/areas/guahao/illnesses/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type {
  deskAbroadProofAdd,
  deskAbroadProofWithdraw,
  deskAbroadRateAdd,
  deskAbroadUnitSave,
} from '../../desk/contract.ts'
import { wordsIn } from '../../rules.ts'
import * as manage from '../queries/manage.ts'
import * as write from '../queries/write.ts'
import { shelveByProof } from './shelve.ts'

/** Takes up those of these pictures that were not there before; false where one is not the desk's own. */
export const takeNew = ({ db, staff }: StaffContext, given: readonly string[], before: readonly string[]) =>
  takeGoodsPictures(
    db,
    staff.hospitalId,
    given.filter((one) => !before.includes(one)),
  )

const unitRow = (input: ParsedInput<typeof deskAbroadUnitSave>) => ({
  countryId: input.country_id,
  name: input.name,
  foreignName: input.foreign_name,
  city: input.city,
  address: input.address,
  website: input.website ?? '',
  intro: input.intro,
  departments: wordsIn(input.departments),
  languages: wordsIn(input.languages),
  services: wordsIn(input.services),
  categoryIds: input.category_ids ?? [],
  foundedIn: input.founded_year ?? null,
  beds: input.bed_num ?? null,
  images: (input.images ?? '').split(',').filter(Boolean),
  position: input.position,
  isHot: input.is_hot === 1,
})

type UnitRow = ReturnType<typeof unitRow>

/** Why a hospital cannot be written like this. */
const unitFault = async (
  ctx: StaffContext,
  row: UnitRow,
  before: manage.HospitalRow | undefined,
): Promise<Refused<'picture' | 'country' | 'kind'> | undefined> => {
  if (!(await manage.findCountry(ctx.db, row.countryId))) return new Refused('country')
  const kinds = await Promise.all(row.categoryIds.map((id) => manage.findCategory(ctx.db, id)))
  if (kinds.includes(undefined)) return new Refused('kind')
  return (await takeNew(ctx, row.images, before?.images ?? [])) ? undefined : new Refused('picture')
}

/** Writes a hospital, a new one or over what it was. */
export const saveUnit = (
  ctx: StaffContext,
  input: ParsedInput<typeof deskAbroadUnitSave>,
): Promise<number | Refused<'not-found' | 'picture' | 'country' | 'kind'>> =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    const before = await manage.findIfNamed(db, manage.findHospitalRow, input.unit_id)
    if (before === 'not-found') return new Refused('not-found')
    const row = unitRow(input)
    const fault = await unitFault(inside, row, before)
    if (fault) return fault
    const id =
      before?.id ?? (await write.insertHospital(db, { ...row, sourceKey: `desk ${randomUUID()}`, changedAt: now }))
    if (before) await write.updateHospital(db, id, { ...row, changedAt: now })
    await recordAct(inside, { act: 'abroad.save', kind: 'abroad-unit', id, after: { abroadName: row.name } })
    return id
  })

type ProofInput = ParsedInput<typeof deskAbroadProofAdd>

/** Why a proof cannot be added like this. */
const proofFault = async (
  ctx: StaffContext,
  { unit_id, kind, number, begin_date, end_date, scan }: ProofInput,
): Promise<Refused<'not-found' | 'picture' | 'span' | 'endless' | 'twice'> | undefined> => {
  if (!(await manage.findHospitalRow(ctx.db, unit_id))) return new Refused('not-found')
  if (kind === 'authorisation' && end_date === undefined) return new Refused('endless')
  if (end_date !== undefined && end_date < begin_date) return new Refused('span')
  if (await manage.findProofNumbered(ctx.db, unit_id, number)) return new Refused('twice')
  return (await takeNew(ctx, [scan], [])) ? undefined : new Refused('picture')
}

/** Adds what proves a hospital; its services come back on the shelf where that was what they lacked. */
export const addProof = (
  ctx: StaffContext,
  input: ProofInput,
): Promise<number | Refused<'not-found' | 'picture' | 'span' | 'endless' | 'twice'>> =>
  ctx.transact(async (inside) => {
    const fault = await proofFault(inside, input)
    if (fault) return fault
    const { unit_id: hospitalId, kind, title, number, issuer, begin_date, end_date, scan } = input
    const term = { startsOn: begin_date, endsOn: end_date ?? null }
    const row = { hospitalId, kind, title, number, issuer, ...term, scan, addedAt: inside.now }
    const id = await write.insertProof(inside.db, row)
    const after = { abroadName: title, proofEnd: end_date ?? '' }
    await recordAct(inside, { act: 'abroad.proof-add', kind: 'abroad-proof', id, after })
    await shelveByProof(inside)
    return id
  })

/** Withdraws a proof: from now on it proves nothing. */
export const withdrawProof = (
  ctx: StaffContext,
  { proof_id: id }: ParsedInput<typeof deskAbroadProofWithdraw>,
): Promise<number | Refused<'not-found' | 'over'>> =>
  ctx.transact(async (inside) => {
    const proof = await manage.findProof(inside.db, id)
    if (!proof) return new Refused('not-found')
    if (proof.withdrawnAt) return new Refused('over')
    await write.updateProof(inside.db, id, { withdrawnAt: inside.now })
    await recordAct(inside, {
      act: 'abroad.proof-withdraw',
      kind: 'abroad-proof',
      id,
      after: { abroadName: proof.title },
    })
    await shelveByProof(inside)
    return id
  })

/** Adds a figure that somebody published. */
export const addRate = (
  ctx: StaffContext,
  input: ParsedInput<typeof deskAbroadRateAdd>,
): Promise<number | Refused<'not-found' | 'illness' | 'ahead'>> =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    if (!(await manage.findHospitalRow(db, input.unit_id))) return new Refused('not-found')
    if (input.year > Number(dayOf(now).slice(0, 4))) return new Refused('ahead')
    const illnessId = input.ill_name
      ? ((await findIllnessesNamed(db, [input.ill_name])).get(input.ill_name) ?? undefined)
      : null
    if (illnessId === undefined) return new Refused('illness')
    const id = await write.insertRate(db, {
      hospitalId: input.unit_id,
      illnessId,
      measure: input.measure,
      perMille: Math.round(Number(input.percent) * 10),
      patients: input.patient_num,
      source: input.source,
      sourceUrl: input.source_url ?? '',
      year: input.year,
    })
    await recordAct(inside, { act: 'abroad.rate-add', kind: 'abroad-rate', id, after: { abroadName: input.measure } })
    return id
  })

import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { findIllnessesNamed } from '#app/areas/guahao/illnesses/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskAbroadCaseSave, deskAbroadCaseWithdraw, deskAbroadExpertSave } from '../../desk/contract.ts'
import { promiseIn, wordsIn } from '../../rules.ts'
import * as manage from '../queries/manage.ts'
import * as write from '../queries/write.ts'
import { takeNew } from './keep-unit.ts'

const picturesOf = (image: string): string[] => (image === '' ? [] : [image])

type ExpertInput = ParsedInput<typeof deskAbroadExpertSave>
type ExpertFault = 'picture' | 'unit' | 'illness' | 'promise'

const expertRow = (input: ExpertInput, illnessIds: readonly number[]) => ({
  hospitalId: input.unit_id,
  name: input.name,
  foreignName: input.foreign_name,
  title: input.title_name,
  department: input.dep_name,
  intro: input.intro,
  goodAt: wordsIn(input.good_at),
  languages: wordsIn(input.languages),
  illnessIds: [...illnessIds],
  isRemote: input.is_remote === 1,
  image: input.image ?? '',
  position: input.position,
})

/** What an expert would be, or why they cannot be written like this. */
const readExpert = async (
  ctx: StaffContext,
  input: ExpertInput,
  before: { image: string } | undefined,
): Promise<ReturnType<typeof expertRow> | Refused<ExpertFault>> => {
  if (!(await manage.findHospitalRow(ctx.db, input.unit_id))) return new Refused('unit')
  const word = promiseIn(`${input.intro} ${input.good_at ?? ''}`)
  if (word) return new Refused('promise', { word })
  const names = wordsIn(input.ill_names)
  const illnesses = await findIllnessesNamed(ctx.db, names)
  const unknown = names.find((name) => !illnesses.has(name))
  if (unknown) return new Refused('illness', { name: unknown })
  const row = expertRow(input, [...illnesses.values()])
  const isTaken = await takeNew(ctx, picturesOf(row.image), picturesOf(before?.image ?? ''))
  return isTaken ? row : new Refused('picture')
}

/** Writes an expert, a new one or over what they were. */
export const saveExpert = (
  ctx: StaffContext,
  input: ExpertInput,
): Promise<number | Refused<'not-found' | ExpertFault>> =>
  ctx.transact(async (inside): Promise<number | Refused<'not-found' | ExpertFault>> => {
    const { db } = inside
    const before = await manage.findIfNamed(db, manage.findExpertRow, input.doctor_id)
    if (before === 'not-found') return new Refused('not-found')
    const row = await readExpert(inside, input, before)
    if (row instanceof Refused) return row
    const id = before?.id ?? (await write.insertExpert(db, { ...row, sourceKey: `desk ${randomUUID()}` }))
    if (before) await write.updateExpert(db, id, row)
    await recordAct(inside, { act: 'abroad.save', kind: 'abroad-expert', id, after: { abroadName: row.name } })
    return id
  })

type CaseInput = ParsedInput<typeof deskAbroadCaseSave>
type CaseFault = 'not-found' | 'picture' | 'unit' | 'agreement' | 'illness' | 'promise'

/** A case has a hospital, and a consent that was given by today and lies somewhere; an article needs neither. */
const caseFault = (input: CaseInput, today: string): Refused<CaseFault> | undefined => {
  const word = promiseIn(`${input.title} ${input.summary} ${input.content}`)
  if (word) return new Refused('promise', { word })
  if (input.kind === 'article') return undefined
  if (input.unit_id === undefined) return new Refused('unit')
  const isAgreed = input.consent_date !== undefined && input.consent_date <= today && input.consent_note !== undefined
  return isAgreed ? undefined : new Refused('agreement')
}

const caseRow = (input: CaseInput, hospital: manage.HospitalRow | null, illnessId: number | null) => ({
  kind: input.kind,
  title: input.title,
  summary: input.summary,
  content: input.content,
  image: input.image ?? '',
  hospitalId: hospital?.id ?? null,
  countryId: hospital?.countryId ?? null,
  illnessId,
  person: input.person ?? '',
  treatedIn: input.treated_year ?? null,
  consentOn: input.kind === 'case' ? (input.consent_date ?? null) : null,
  consentNote: input.kind === 'case' ? (input.consent_note ?? '') : '',
})

/** What a case would be, or why it cannot be written like this. */
const readCase = async (
  ctx: StaffContext,
  input: CaseInput,
  before: { image: string } | undefined,
): Promise<ReturnType<typeof caseRow> | Refused<CaseFault>> => {
  const fault = caseFault(input, dayOf(ctx.now))
  if (fault) return fault
  const hospital = input.unit_id === undefined ? null : await manage.findHospitalRow(ctx.db, input.unit_id)
  if (hospital === undefined) return new Refused('unit')
  const { ill_name: name } = input
  const illnessId = name ? (await findIllnessesNamed(ctx.db, [name])).get(name) : null
  if (illnessId === undefined) return new Refused('illness')
  const row = caseRow(input, hospital, illnessId)
  const isTaken = await takeNew(ctx, picturesOf(row.image), picturesOf(before?.image ?? ''))
  return isTaken ? row : new Refused('picture')
}

/** Writes a case or an article, a new one or over what it was. */
export const saveCase = (ctx: StaffContext, input: CaseInput): Promise<number | Refused<CaseFault>> =>
  ctx.transact(async (inside): Promise<number | Refused<CaseFault>> => {
    const { db, now } = inside
    const before = await manage.findIfNamed(db, manage.findCaseRow, input.article_id)
    if (before === 'not-found') return new Refused('not-found')
    const row = await readCase(inside, input, before)
    if (row instanceof Refused) return row
    const key = `desk ${randomUUID()}`
    const id = before?.id ?? (await write.insertCase(db, { ...row, sourceKey: key, publishedAt: now }))
    if (before) await write.updateCase(db, id, row)
    await recordAct(inside, { act: 'abroad.save', kind: 'abroad-case', id, after: { abroadName: row.title } })
    return id
  })

/** Who it is about took their consent back. */
export const withdrawCase = (
  ctx: StaffContext,
  { article_id: id }: ParsedInput<typeof deskAbroadCaseWithdraw>,
): Promise<number | Refused<'not-found' | 'over'>> =>
  ctx.transact(async (inside) => {
    const told = await manage.findCaseRow(inside.db, id)
    if (told?.kind !== 'case') return new Refused('not-found')
    if (told.withdrawnAt) return new Refused('over')
    await write.updateCase(inside.db, id, { withdrawnAt: inside.now, isOn: false })
    await recordAct(inside, { act: 'abroad.case-withdraw', kind: 'abroad-case', id, after: { abroadName: told.title } })
    return id
  })

import { randomBytes } from 'node:crypto'
import { findStaffByLogin } from '#app/areas/access/staff/server/public.ts'
import { takePictures } from '#app/areas/files/server/public.ts'
import { readerOfAddresses } from '#app/areas/location/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { countedFrom, faultsOf, fields, isMany, isTooOften, type JoinField, MANY_DAYS } from '../../rules.ts'
import { type ApplicationState, isOpenToChange } from '../../states.ts'
import * as queries from '../queries.ts'
import { columnsOf, formOf, type Typed } from './form.ts'

type Row = queries.ApplicationRow

/** Writes fields of the patient's open application down; it begins with the first. */
export const saveApplication = (
  ctx: PatientContext,
  typed: Typed,
  emptied: readonly JoinField[] = [],
): Promise<Row | Refused<'pictures' | 'closed'>> =>
  ctx.transact((inside) =>
    rollbackIf<PatientContext, Row | Refused<'pictures' | 'closed'>>(
      inside,
      (done) => done instanceof Refused,
      async (ctx): Promise<Row | Refused<'pictures' | 'closed'>> => {
        const row = await queries.lockOpen(ctx.db, ctx.patient, freshOf(ctx))
        return writeFields(ctx, row, typed, emptied)
      },
    ),
  )

const freshOf = ({ patient, now }: PatientContext) => ({
  patientId: patient,
  token: newToken(),
  savedAt: now,
  startedAt: now,
})

/** 128 random bits that name an application in a link. */
export const newToken = (): string => randomBytes(16).toString('hex')

const writeFields = async (
  { db, patient, config, now }: PatientContext,
  row: Row,
  typed: Typed,
  emptied: readonly JoinField[] = [],
) => {
  if (!isOpenToChange(row.state)) return new Refused('closed')
  const set = { ...columnsOf({ config }, typed, emptied), savedAt: now }
  const stored = [...row.licenceImages, ...row.certImages]
  const added = [...(set.licenceImages ?? []), ...(set.certImages ?? [])].filter((url) => !stored.includes(url))
  if (!(await takePictures(db, patient, 'licence', added))) return new Refused('pictures')
  await queries.updateApplication(db, row.id, set)
  return { ...row, ...set } as Row
}

type SendFault = Refused<
  'pictures' | 'closed' | 'fault' | 'address' | 'double' | 'login-name' | 'too-often' | 'not-found'
>

/** Sends the patient's open application with what was mended; the third within thirty days is "submitted many times". */
export const sendApplication = (
  ctx: PatientContext,
  token: string | undefined,
  typed: Typed,
): Promise<Row | SendFault> =>
  ctx.transact((inside) =>
    rollbackIf<PatientContext, Row | SendFault>(
      inside,
      (done) => done instanceof Refused,
      async (ctx): Promise<Row | SendFault> => {
        if (token !== undefined && !(await isOwnToken(ctx, token))) return new Refused('not-found')
        const row = await writeFields(ctx, await queries.lockOpen(ctx.db, ctx.patient, freshOf(ctx)), typed)
        return row instanceof Refused ? row : send(ctx, row)
      },
    ),
  )

const send = async (ctx: PatientContext, row: Row): Promise<Row | SendFault> => {
  const sends = await queries.listSends(ctx.db, row.id, countedFrom(ctx.now))
  if (isTooOften(sends.length)) return new Refused('too-often', { date: dayOf(freeFrom(sends)) })
  const fault = await faultOf(ctx, row)
  if (fault) return fault
  const state: ApplicationState = isMany(sends.length) ? 'many' : 'pending'
  const set = { state, sentAt: ctx.now, decidedAt: null, firstBy: null, reasons: [] }
  await queries.insertSend(ctx.db, row.id, ctx.now)
  await queries.updateApplication(ctx.db, row.id, set)
  return { ...row, ...set }
}

/** When the first of these sends does not count any more. */
export const freeFrom = (sends: readonly Date[]): Date => later(sends[0] as Date, { days: MANY_DAYS })

const isOwnToken = async ({ db, patient }: PatientContext, token: string): Promise<boolean> =>
  (await queries.findOwn(db, patient))?.token === token

const faultOf = async (ctx: PatientContext, row: Row): Promise<SendFault | undefined> => {
  const [first] = faultsOf(formOf(ctx.config, row), dayOf(ctx.now))
  if (first) return new Refused('fault', { fault: `${fields[first.field].words}：${first.words}` })
  if (!(await readerOfAddresses(ctx.db))(row.address)) return new Refused('address')
  if (await queries.isCodeTaken(ctx.db, row.creditCode, row.id)) return new Refused('double')
  if (await findStaffByLogin(ctx.db, row.loginName)) return new Refused('login-name')
  return undefined
}

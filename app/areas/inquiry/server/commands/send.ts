import { randomBytes } from 'node:crypto'
import { addressIndexOf, countUp } from '#app/areas/access/patients/server/public.ts'
import { takePictures } from '#app/areas/files/server/public.ts'
import { overseasHospitals } from '#app/areas/overseas/directory/server/public.ts'
import type { PatientId, RequestContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { later } from '#kit/time/span.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { TooMany } from '#kit/wire/errors.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { addInquiry } from '../../contract.ts'
import { BIND_TRIES, MOST, MOST_INQUIRIES, projects, promisedFrom } from '../../rules.ts'
import * as queries from '../queries.ts'
import { giveBrowserSecret, secretIndex, secretIndexes } from './browser-secret.ts'
import { closed } from './sealed.ts'

type Written = ParsedInput<typeof addInquiry>

/** Sends an inquiry: at once of who is signed in, else as a draft of the browser's. */
export const send = async (ctx: RequestContext, written: Written) => {
  if (await hasHadEnough(ctx)) return new Refused('too-many')
  if (!Object.hasOwn(projects, written.project_id)) return new Refused('project')
  const hospitalIds = [...new Set([...(written.unit_ids ?? []), ...(written.unit_id ? [written.unit_id] : [])])]
  if (hospitalIds.length > MOST.hospitals || !(await areShown(ctx, hospitalIds))) return new Refused('unit')
  // Who has not agreed to the use of health data yet is asked for it where they take the draft.
  const owner = (await ctx.withheld('health')) ? null : ctx.patient
  return transactInside(ctx, (inside) => write(inside, owner, written, hospitalIds))
}

const write = async (ctx: RequestContext, patient: PatientId | null, written: Written, hospitalIds: number[]) => {
  const { db, now, config } = ctx
  const { truename, mobile, content, images = [] } = written
  const isTaken = patient === null ? images.length === 0 : await takePictures(db, patient, 'ask', images)
  if (!isTaken) return new Refused('images')
  const state = patient === null ? 'draft' : 'sent'
  const row = await queries.insertRequest(db, {
    id: randomBytes(16).toString('base64url'),
    patientId: patient,
    secretIndex: patient === null ? secretIndex(ctx, giveBrowserSecret(ctx)) : null,
    projectId: written.project_id,
    hospitalIds,
    contentSealed: closed(ctx, { truename, mobile, content }),
    images,
    state,
    path: [state],
    pathAt: [now],
    madeAt: now,
    feeFen: config.inquiry.feeFen,
    ...(patient === null ? {} : promisedFrom(now)),
  })
  return { request_id: row.id, state } as const
}

const areShown = async (ctx: RequestContext, ids: readonly number[]): Promise<boolean> => {
  const known = await overseasHospitals(ctx, ids)
  return ids.every((id) => known.get(id)?.isShown)
}

const hasHadEnough = async (ctx: RequestContext): Promise<boolean> =>
  ctx.config.limits === 'on' &&
  (await countUp(ctx.db, `inquiry ${addressIndexOf(ctx)}`, ctx.now, later(ctx.now, { hours: 1 }))) > MOST_INQUIRIES

/** Gives an inquiry that this browser sent to the patient who signed in; whoever has it already is told so again. */
export const bind = async (ctx: RequestContext & { patient: PatientId }, id: string): Promise<boolean> => {
  const { db, now, patient } = ctx
  if (await queries.findOwn(db, patient, id)) return true
  const taken = await queries.takeDraft(db, {
    id,
    patientId: patient,
    secretIndexes: secretIndexes(ctx),
    now,
    ...promisedFrom(now),
  })
  if (taken) return true
  await countWrong(ctx, id)
  // A copy of the same question may have taken it in this instant.
  return (await queries.findOwn(db, patient, id)) !== undefined
}

/** A wrong secret counts against the inquiry and against who tries. */
const countWrong = async ({ db, now, patient }: RequestContext, id: string) => {
  await queries.countBindTry(db, id)
  if ((await countUp(db, `inquiry-bind ${patient}`, now, later(now, { hours: 1 }))) > BIND_TRIES)
    throw new TooMany(3_600, '试的次数太多了，请一小时后再试')
}

import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { consultConsultations } from '#app/areas/consult/consultations/server/public.ts'
import { uploadBegin, uploadPiece } from '#app/areas/files/contract.ts'
import { saveOwnEntry } from '#app/areas/records/own/contract.ts'
import { addShare } from '#app/areas/records/sharing/contract.ts'
import { formatTime } from '#kit/time/day.ts'
import { aPdf } from '../support/a-pdf.ts'
import { openConsultation } from '../support/consult.ts'
import { type Asker, newPatient } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

let made = 0
const anEntry = (words: string) => ({
  client_id: `honest-${++made}-own`,
  kind: 'condition' as const,
  name: words.slice(0, 60),
  detail: 'active',
  note: words,
})

const written = async (world: World, asker: Asker) => {
  const { member_id } = await newMember(world, asker)
  const { id } = await world.app.callApi(saveOwnEntry, { member_id, ...anEntry(asker.words) }, asker.as)
  return { member_id, id }
}

/** A PDF like no other, and what is said of it before it is sent in pieces. */
const somePdf = async () => {
  const file = aPdf(`/Title (${randomUUID()})`)
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
  return { sha256, size: file.size, file }
}

/** The name of a member's record. */
const newRecord = async (world: World, asker: Asker) => `own-${(await newMember(world, asker)).member_id}`

const newShare = async (world: World, asker: Asker) => {
  const record = await newRecord(world, asker)
  return world.app.callApi(addShare, { record, parts: 'facts', days: 1 }, asker.as)
}

/** Rows of one's own record that calls name. */
export const ownRecordFixtures = {
  'own entry': async (world: World, asker: Asker) => (await written(world, asker)).id,
  'shown record': newRecord,
  'record share': async (world: World, asker: Asker) => (await newShare(world, asker)).id,
}

/** What is sent to the calls of one's own record, its papers and shares. */
export const ownRecordsByCall = {
  saveOwnEntry: async (world: World, asker: Asker) => ({
    ...(await written(world, asker)),
    ...anEntry(asker.words),
    date: undefined,
  }),
  removeOwnEntry: written,
  ownMeasures: () => ({ item: 'pressure' }),
  addOwnMeasure: ({ app }: World, { words }: Asker) => ({
    client_id: `honest-${++made}-own`,
    item: 'pressure',
    values: '128,82',
    time: formatTime(app.clock.now()),
    note: words,
  }),
  addShare: () => ({ parts: 'facts', days: 1 }),
  // Who looks has no account; who shares has one.
  openShare: async (world: World) => ({
    code: (await newShare(world, await newPatient(world.app))).code,
    who: '王医生',
  }),
  benchOpenShared: async (world: World, { doctorId = 0 }: Asker) => {
    const patient = await newPatient(world.app)
    const { app } = world
    const { member_id: memberId } = await newMember(world, patient)
    const ask_id = await openConsultation(app, { patientId: patient.patientId ?? 0 }, doctorId)
    await app.db.update(consultConsultations).set({ memberId }).where(eq(consultConsultations.id, ask_id))
    await app.callApi(addShare, { record: `ask-${ask_id}`, parts: 'facts', days: 1 }, patient.as)
    return { ask_id }
  },
  uploadPaper: () => ({ file: aPdf() }),
  uploadBegin: async () => {
    const { sha256, size } = await somePdf()
    return { sha256, size }
  },
  uploadPiece: async ({ app }: World, { as }: Asker) => {
    const { file, ...said } = await somePdf()
    return { upload_id: (await app.callApi(uploadBegin, said, as)).upload_id, offset: 0, file }
  },
  uploadDone: async ({ app }: World, { as }: Asker) => {
    const { file, ...said } = await somePdf()
    const { upload_id } = await app.callApi(uploadBegin, said, as)
    await app.callApi(uploadPiece, { upload_id, offset: 0, file }, as)
    return { upload_id }
  },
}

import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { updateAccount } from '#app/areas/access/doctors/server/queries.ts'
import { sendAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { noteAnswer } from '#app/areas/consult/consultations/server/public.ts'
import { benchPhraseSave } from '#app/areas/workbench/chat/contract.ts'
import { benchSchedule, benchStop } from '#app/areas/workbench/schedule/contract.ts'
import { onePixel } from '../support/a-picture.ts'
import { aVoice } from '../support/a-voice.ts'
import { openConsultation, waitingConsultation } from '../support/consult.ts'
import { aSummary } from '../support/consultations.ts'
import { type Asker, newDoctor, newPatient, PUBLISHED } from './askers.ts'
import type { World } from './world.ts'

const NEW_PASSWORD = 'a password of 1 sentence'

/** The first step of a doctor's first sign-in: a password of their own is due. */
const newTicket = async ({ app }: World) => {
  const { doctorId = 0, loginName: login_name = '', password = '' } = await newDoctor(app)
  await updateAccount(app.db, doctorId, { mustChange: true })
  return (await app.callApi(benchSignIn, { login_name, password })).ticket
}

/** Somebody's consultation of this doctor, accepted. */
const acceptedAsk = async ({ app }: World, { doctorId = 0 }: Asker): Promise<string> => {
  const { patientId = 0 } = await newPatient(app)
  return openConsultation(app, { patientId }, doctorId)
}

/** The same, waiting for them. */
const waitingFor = async ({ app }: World, { doctorId = 0 }: Asker) => {
  const { patientId = 0 } = await newPatient(app)
  return { ask_id: await waitingConsultation(app, { patientId }, doctorId) }
}

/** The same, answered. */
const answeredAsk = async (world: World, asker: Asker) => {
  const ask_id = await acceptedAsk(world, asker)
  await noteAnswer(world.app.context(), ask_id)
  return { ask_id }
}

/** What the doctor has just said. */
const saidMessage = async (world: World, asker: Asker) => {
  const consultationId = await acceptedAsk(world, asker)
  const answer = { consultationId, content: asker.words, clientMsgId: newName() }
  const said = await sendAsDoctor(world.app.context(), asker.doctorId ?? 0, answer)
  return { ask_id: consultationId, message_id: typeof said === 'string' ? 0 : said.id }
}

let named = 0
const newName = () => `bench-${++named}`

const newPhrase = async ({ app }: World, { as, words }: Asker) => ({
  phrase_id: (await app.callApi(benchPhraseSave, { content: words }, as)).phrase.phrase_id,
})

/** A clinic of the doctor's own that is still open; each is another one. */
const ownSchedule = async ({ app }: World, { as }: Asker): Promise<number> => {
  const open = (await app.callApi(benchSchedule, {}, as)).list.filter(({ may_stop }) => may_stop === 1)
  return open.at(++taken % open.length)?.schedule_id ?? 0
}
let taken = 0

/** A clinic of a later day, that may be asked to be stopped: each is another one, from the end. */
const laterSchedule = async ({ app }: World, { as }: Asker): Promise<number> => {
  const open = (await app.callApi(benchSchedule, {}, as)).list.filter(
    ({ may_stop, is_today }) => may_stop === 1 && is_today === 0,
  )
  return open.at(-1)?.schedule_id ?? 0
}

/** Kinds of rows that calls of the workbench name. */
export const benchFixtures = {
  'consultation of the doctor': acceptedAsk,
  'schedule of the doctor': ownSchedule,
}

/** What is sent to the calls of the workbench. */
export const benchByCall = {
  benchSignIn: async ({ doctorBeside, ours }: World) => {
    const { loginName, password } = await doctorBeside(ours)
    return { login_name: loginName, password }
  },
  benchUnlock: async ({ doctorBeside, ours }: World) => {
    const { as, password } = await doctorBeside(ours)
    return { doctor_key: as.doctorKey, password }
  },
  benchFirstPassword: async (world: World) => ({ ticket: await newTicket(world), password: NEW_PASSWORD }),
  benchPassword: (_: World, { password }: Asker) => ({ old_password: password, password: NEW_PASSWORD }),
  benchTake: waitingFor,
  benchDecline: waitingFor,
  benchEnd: async (world: World, asker: Asker) => ({ ...(await answeredAsk(world, asker)), ...aSummary }),
  benchInvite: async (world: World, asker: Asker) => ({
    ...(await answeredAsk(world, asker)),
    client_msg_id: newName(),
  }),
  benchStopWithdraw: async (world: World, asker: Asker) => {
    const schedule_id = await laterSchedule(world, asker)
    await world.app.callApi(benchStop, { schedule_id, reason: PUBLISHED }, asker.as)
    return { schedule_id }
  },
  benchSend: (_: World, { words }: Asker) => ({ kind: 'text', content: words, client_msg_id: newName() }),
  benchRead: () => ({ message_id: 1 }),
  benchRecall: saidMessage,
  benchPicture: () => ({ file: onePixel() }),
  benchVoice: () => ({ seconds: 3, file: aVoice('webm') }),
  uploadVoice: () => ({ seconds: 3, file: aVoice('ogg') }),
  benchPhraseMove: async (world: World, asker: Asker) => ({ ...(await newPhrase(world, asker)), place: 0 }),
  benchPhraseRemove: newPhrase,
  benchBusy: () => ({ is_busy: 0 }),
  benchServiceChange: () => ({
    type: 'text',
    is_on: 1,
    price: '20.00',
    replies: 3,
    hours: 24,
    accept_minutes: 30,
    reply_minutes: 120,
  }),
  benchIncomeOf: () => ({ month: '2026-11' }),
}

import { eq } from 'drizzle-orm'
import { complainAsk } from '#app/areas/consult/complaints/contract.ts'
import { askCreate, rateAsk } from '#app/areas/consult/consultations/contract.ts'
import {
  acceptConsultation,
  consultConsultations,
  endConsultation,
  noteAnswer,
  showConsultation,
} from '#app/areas/consult/consultations/server/public.ts'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import { consultTalks } from '#app/areas/consult/talk/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Asker, newPatient } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

/** A doctor of the demonstration who can be asked by text. */
const aDoctor = async ({ app }: World): Promise<number> => {
  const [doctor] = (await app.callApi(askDoctors, { service: 'text' })).list
  if (!doctor) throw new Error('the demonstration has no doctor to ask')
  return doctor.doctor_id
}

const question = async (world: World, { words }: Asker) => ({
  doctor_id: await aDoctor(world),
  dep_id: undefined,
  type: 'text' as const,
  content: `${words}：最近一周早上起来总是头晕`,
})

/** A consultation of the asker's that a doctor has accepted. */
export const acceptedConsultation = async (world: World, asker: Asker): Promise<string> => {
  const { app } = world
  const { member_id } = await newMember(world, asker)
  const asked = await question(world, asker)
  const { ask_id, out_trade_no } = await app.callApi(askCreate, { ...asked, member_id, image: undefined }, asker.as)
  await app.callApi(sandboxPay, { out_trade_no })
  await acceptConsultation(app.context(), asked.doctor_id, ask_id)
  return ask_id
}

/** The same, answered and over. */
const endedAsk = async (world: World, asker: Asker) => {
  const ask_id = await acceptedConsultation(world, asker)
  await noteAnswer(world.app.context(), ask_id)
  await endConsultation(world.app.context(), ask_id)
  return { ask_id, stars: 5 }
}

/** What is said of a doctor is shown to everybody, as the form tells: none of the asker's words are in it. */
const ratedAsk = async (world: World, asker: Asker) => ({ ...(await endedAsk(world, asker)), content: '回复很及时' })

/** A consultation whose patient lets others read it, before an editor has looked at it. */
const agreedAsk = async (world: World, patient: Asker) => {
  const rating = await endedAsk(world, patient)
  await world.app.callApi(rateAsk, { ...rating, is_public: 1 }, patient.as)
  return rating.ask_id
}

/** The same, and everybody reads it. */
const openedAsk = async (world: World) => {
  const ask_id = await agreedAsk(world, await newPatient(world.app))
  await showConsultation(world.app.db, ask_id, { topicId: 1, through: 999_999_999 }, world.app.clock.now())
  return { ask_id }
}

/** One that the asker's desk looks at: of a doctor of their hospital. */
const agreedOfHospital = async (world: World, { hospitalId }: Asker) => {
  const { ours, theirs, app } = world
  const clinic = hospitalId === theirs.hospitalId ? theirs : ours
  const ask_id = await agreedAsk(world, await newPatient(app))
  await handToDoctor(world, ask_id, clinic.doctorIds[0] ?? 0)
  return ask_id
}

/** Makes a consultation this doctor's, with its talk: whom patients can ask sits neither here nor at a workbench. */
export const handToDoctor = async ({ app: { db } }: World, id: string, doctorId: number): Promise<void> => {
  await db.update(consultConsultations).set({ doctorId }).where(eq(consultConsultations.id, id))
  await db.update(consultTalks).set({ doctorId }).where(eq(consultTalks.id, id))
}

const fromEmbed = async (world: World, asker: Asker) => ({ ...(await question(world, asker)), images: undefined })

const complaint = { want: 'complaint' as const, reason: '态度不好', content: '问了三次都没有回答我的问题' }

/** A complaint that waits at the asker's desk: of a doctor of their hospital. */
const complaintOfHospital = async (world: World, { hospitalId }: Asker) => {
  const { ours, theirs, app } = world
  const clinic = hospitalId === theirs.hospitalId ? theirs : ours
  const patient = await newPatient(app)
  const { ask_id } = await endedAsk(world, patient)
  const { complaint_id } = await app.callApi(complainAsk, { ask_id, ...complaint }, patient.as)
  await handToDoctor(world, ask_id, clinic.doctorIds[0] ?? 0)
  return complaint_id
}

/** Consultations and complaints that calls of the desk name. */
export const openAskFixtures = {
  'shared consultation of the hospital': agreedOfHospital,
  'complaint of the hospital': complaintOfHospital,
}

/** What is sent to the calls of asking doctors. */
export const consultationsByCall = {
  askCreate: question,
  askTimes: async (world: World) => ({ doctor_id: await aDoctor(world) }),
  embedAddAsk: fromEmbed,
  embedDoAsk: async (world: World) => ({ doctor_id: await aDoctor(world) }),
  rateAsk: ratedAsk,
  doctorRatings: async (world: World) => ({ doctor_id: await aDoctor(world) }),
  complainAsk: async (world: World, asker: Asker) => ({ ask_id: (await endedAsk(world, asker)).ask_id, ...complaint }),
  withdrawComplaint: async (world: World, asker: Asker) => {
    const { ask_id } = await endedAsk(world, asker)
    await world.app.callApi(complainAsk, { ask_id, ...complaint }, asker.as)
    return { ask_id }
  },
  deskComplaintDecide: () => ({ agrees: 1, answer: '已和医生核实' }),
  openAskDetail: openedAsk,
  openAskRead: openedAsk,
  hotAsks: () => ({ pubcat_id: 1 }),
  hotOutAsks: () => ({ pubcat_id: 1 }),
  advisoryList: () => ({ pubcat_id: 1 }),
  shareAsk: async (world: World, asker: Asker) => ({ ask_id: (await endedAsk(world, asker)).ask_id, state: 1 }),
  deskOpenAsks: () => ({ list: 'waiting' }),
  deskOpenAskShow: () => ({ cat_id: 1, through: 999_999_999 }),
  deskOpenAskClose: async (world: World, asker: Asker) => {
    const ask_id = await agreedOfHospital(world, asker)
    await showConsultation(world.app.db, ask_id, { topicId: 1, through: 999_999_999 }, world.app.clock.now())
    return { ask_id }
  },
  keepAsk: async (world: World) => ({ ...(await openedAsk(world)), state: 1 }),
}

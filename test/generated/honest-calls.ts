import { askCallInvite, askCallJoin, companionJoin } from '#app/areas/consult/calls/contract.ts'
import { callByPhone, joinCall, setPhoneOfDoctor } from '#app/areas/consult/calls/server/public.ts'
import { askCreate, askTimes } from '#app/areas/consult/consultations/contract.ts'
import { acceptConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { openConsultation } from '../support/consult.ts'
import { type Asker, newPatient } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

const DEVICE = 'checkers-device'
const THEIRS = 'the-others-device'

/** A consultation by video of the asker's that a doctor has accepted, and the doctor. */
const videoAsk = async (world: World, asker: Asker) => {
  const { app } = world
  const [doctor] = (await app.callApi(askDoctors, { service: 'video' })).list
  if (!doctor) throw new Error('the demonstration has no doctor to call')
  const { member_id } = await newMember(world, asker)
  const asked = { doctor_id: doctor.doctor_id, member_id, type: 'video', image: undefined } as const
  const content = `${asker.words}：最近一周早上起来总是头晕`
  const { ask_id, out_trade_no } = await app.callApi(askCreate, { ...asked, content }, asker.as)
  await app.callApi(sandboxPay, { out_trade_no })
  await acceptConsultation(app.context(), doctor.doctor_id, ask_id)
  return ask_id
}

/** A consultation by video of the asker's at an agreed time, and another time to which it can be moved. */
const agreedAsk = async (world: World, asker: Asker) => {
  const { app } = world
  const [doctor] = (await app.callApi(askDoctors, { service: 'video' })).list
  const doctor_id = doctor?.doctor_id ?? 0
  const { member_id } = await newMember(world, asker)
  const free = (await app.callApi(askTimes, { doctor_id })).list.filter(({ is_free }) => is_free === 1)
  const [to, first] = [free.at(-1), free.at(-2)]
  if (!first || !to) throw new Error('the demonstration has no doctor who calls at an agreed time')
  const asked = { doctor_id, member_id, type: 'video', call_at: first.call_at, image: undefined } as const
  const content = `${asker.words}：最近一周早上起来总是头晕`
  const { ask_id, out_trade_no } = await app.callApi(askCreate, { ...asked, content }, asker.as)
  await app.callApi(sandboxPay, { out_trade_no })
  return { ask_id, call_at: to.call_at }
}

/** The same, with both in the call. */
const talking = async (world: World, asker: Asker) => {
  const ask_id = await videoAsk(world, asker)
  await world.app.callApi(askCallJoin, { ask_id, device: DEVICE }, asker.as)
  await joinCall(world.app.context(), ask_id, 'doctor', THEIRS)
  return { ask_id }
}

const aSignal = { device: DEVICE, to: 'doctor', to_device: THEIRS, signal: '{"type":"again"}' } as const

/** The link of a companion whom somebody asked. */
const invited = async (world: World) => {
  const patient = await newPatient(world.app)
  const { ask_id } = await talking(world, patient)
  const { link } = await world.app.callApi(askCallInvite, { ask_id, state: 1 }, patient.as)
  return { token: link.split('#')[1] ?? '', device: 'guests-device' }
}

/** The same, with the companion in the call. */
const sittingGuest = async (world: World) => {
  const guest = await invited(world)
  await world.app.callApi(companionJoin, guest)
  return guest
}

/** A consultation of the signed-in doctor that they have accepted; somebody new asked. */
export const callOfDoctor = async ({ app }: World, { doctorId = 0 }: Asker): Promise<string> =>
  openConsultation(app, { patientId: (await newPatient(app)).patientId ?? 0 }, doctorId, 3, 'video')

/** The same, with the doctor in the call, and its patient. */
const benchTalking = async (world: World, asker: Asker) => {
  const ask_id = await callOfDoctor(world, asker)
  await joinCall(world.app.context(), ask_id, 'doctor', DEVICE)
  await joinCall(world.app.context(), ask_id, 'patient', THEIRS)
  return { ask_id }
}

const MOBILE = '13700009993'

/** A phone that rings. */
const ringing = async (world: World) => {
  const { app } = world
  const doctor = await world.doctorBeside(world.ours)
  await setPhoneOfDoctor(app.context(), doctor.doctorId ?? 0, MOBILE)
  const call = await callByPhone(app.context(), await callOfDoctor(world, doctor), 'doctor')
  return { call_no: typeof call === 'string' ? '' : call.id, act: 'answer' }
}

/** What is sent to the calls of calling. */
export const callsByCall = {
  askCallJoin: async (world: World, asker: Asker) => ({ ask_id: await videoAsk(world, asker), device: DEVICE }),
  askCallHere: async (world: World, asker: Asker) => ({ ...(await talking(world, asker)), device: DEVICE }),
  askCallSignal: async (world: World, asker: Asker) => ({ ...(await talking(world, asker)), ...aSignal }),
  askCallPhone: talking,
  askCallInvite: async (world: World, asker: Asker) => ({ ...(await talking(world, asker)), state: 1 }),
  companionCall: invited,
  companionNode: invited,
  companionJoin: invited,
  companionHere: sittingGuest,
  companionSignal: async (world: World) => ({
    ...(await sittingGuest(world)),
    to: 'patient',
    to_device: DEVICE,
    signal: 'x',
  }),
  companionLeave: sittingGuest,
  benchCallJoin: () => ({ device: DEVICE }),
  benchCallHere: async (world: World, asker: Asker) => ({ ...(await benchTalking(world, asker)), device: DEVICE }),
  benchCallSignal: async (world: World, asker: Asker) => ({
    ...(await benchTalking(world, asker)),
    ...aSignal,
    to: 'patient',
  }),
  benchCallPhone: async (world: World, asker: Asker) => {
    await setPhoneOfDoctor(world.app.context(), asker.doctorId ?? 0, MOBILE)
    return { ask_id: await callOfDoctor(world, asker) }
  },
  moveAskTime: agreedAsk,
  benchCallWeekSave: () => ({ weekday: 1, hours: [{ begin: '19:00', end: '21:00' }] }),
  benchCallDaySave: () => ({ date: '2027-01-01', hours: [], state: 1 }),
  benchPhoneSave: () => ({ mobile: MOBILE }),
  sandboxPhone: ringing,
}

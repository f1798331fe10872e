import { randomUUID } from 'node:crypto'
import {
  deskFirstPassword,
  deskRecoveryCode,
  deskSignIn,
  deskStaffAdd,
  deskStaffReset,
  deskTotpSecret,
} from '#app/areas/access/staff/contract.ts'
import { deskArrive, deskCallNext, deskDone, deskMissed } from '#app/areas/desk/clinic/contract.ts'
import { deskHospital } from '#app/areas/desk/hospital/contract.ts'
import { deskExceptionAdd } from '#app/areas/desk/schedules/contract.ts'
import { deskStopPreview } from '#app/areas/desk/stops/contract.ts'
import {
  deskSuggestions,
  deskTalkClose,
  deskTalkPhraseAdd,
  deskTalks,
  deskTalkTake,
} from '#app/areas/desk/talks/contract.ts'
import { orderDetail } from '#app/areas/guahao/booking/contract.ts'
import { listSlotsOfDoctor } from '#app/areas/guahao/schedules/server/public.ts'
import { serviceMessages, serviceSay, suggestionSend } from '#app/areas/help/contract.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { type Asker, newPatient, newStaff, PUBLISHED } from './askers.ts'
import { begunOrder, closedNight, newLoginName, nextDoctor, paidOrder, todaysOrder, visitAfter } from './fixtures.ts'
import type { World } from './world.ts'

const NEW_PASSWORD = 'a password of 1 sentence'

/** The first step of an account's first sign-in: a password of one's own is due. */
const newTicket = async ({ app, ours, staffOf }: World) => {
  const admin = await staffOf(ours, 'admin')
  const account = { login_name: newLoginName(), name: '新人', role: 'auditor' } as const
  const { login_name, first_password: password } = await app.callApi(deskStaffAdd, account, admin.as)
  return (await app.callApi(deskSignIn, { login_name, password })).ticket
}

/** Somebody of the asker's hospital for whom a new password is asked. */
const resetAskedBy = async ({ app }: World, { as }: Asker): Promise<number> => {
  const account = { login_name: newLoginName(), name: '新人', role: 'nurse' } as const
  const { staff_id } = await app.callApi(deskStaffAdd, account, as)
  await app.callApi(deskStaffReset, { staff_id }, as)
  return staff_id
}

/** The step after it: the second factor is due. */
const factorTicket = async (world: World) => {
  const ticket = await newTicket(world)
  return (await world.app.callApi(deskFirstPassword, { ticket, password: NEW_PASSWORD })).ticket
}

/** A talk with customer service that waits for somebody. */
const newTalk = async (world: World, patient?: Asker) => {
  const speaker = patient ?? (await newPatient(world.app))
  await world.app.callApi(serviceSay, { content: PUBLISHED }, speaker.as)
  const { as } = await world.staffOf(world.ours, 'service')
  const asked = { page_size: 50 }
  const { total_page_num: page } = await world.app.callApi(deskTalks, asked, as)
  // Who wrote last stands last among those that wait.
  const waiting = (await world.app.callApi(deskTalks, { ...asked, page }, as)).list
  const talk_id = Math.max(...waiting.map((talk) => talk.talk_id))
  return { talk_id }
}

async function takenTalk(world: World, { as }: Asker) {
  const talk = await newTalk(world)
  await world.app.callApi(deskTalkTake, talk, as)
  return talk
}

/** A talk whose patient says the number of what they booked. */
const talkAboutOrder = async (world: World, { as }: Asker) => {
  const patient = await newPatient(world.app)
  const { order_id: id } = await paidOrder(world, patient)
  const { order_no: number } = await world.app.callApi(orderDetail, { id }, patient.as)
  const talk = await newTalk(world, patient)
  await world.app.callApi(deskTalkTake, talk, as)
  return { ...talk, number }
}

/** How a patient was served in a talk that has ended, which they may rate. */
const endedService = async (world: World, asker: Asker) => {
  const patient = asker.patientId === undefined ? await newPatient(world.app) : asker
  const talk = await newTalk(world, patient)
  const { as } = await world.staffOf(world.ours, 'service')
  await world.app.callApi(deskTalkTake, talk, as)
  await world.app.callApi(deskTalkClose, talk, as)
  return (await world.app.callApi(serviceMessages, {}, patient.as)).service?.service_id
}

const phrase = () => ({ title: randomUUID().slice(0, 12), content: PUBLISHED, position: 900 })
const newPhrase = ({ app }: World, { as }: Asker) => app.callApi(deskTalkPhraseAdd, phrase(), as)

const askedRatings = {
  keyword: undefined,
  state: undefined,
  staff_id: undefined,
  talk_id: undefined,
  from: undefined,
  to: undefined,
  sort: undefined,
  order: undefined,
}

/** Something that a patient told of the product, and nobody has answered. */
const newSuggestion = async ({ app }: World, { as }: Asker) => {
  const patient = await newPatient(app)
  await app.callApi(suggestionSend, { kind: 'fault', content: patient.words }, patient.as)
  const last = (page: number) => app.callApi(deskSuggestions, { is_answered: 0, page, page_size: 50 }, as)
  const { total_page_num } = await last(1)
  return { id: (await last(total_page_num)).list.at(-1)?.id }
}

/** Clinics of two doctors of whom neither sits on the other's day. */
const swappable = async ({ app, ours }: World, { as }: Asker) => {
  const today = dayOf(app.clock.now())
  const [one, other] = [nextDoctor(ours), nextDoctor(ours)]
  const [day, later] = [addDays(today, 10), addDays(today, 11)]
  const closed = { kind: 'closed', half: 'am', dep_id: ours.depId, stop_booked: 1 } as const
  await app.callApi(deskExceptionAdd, { ...closed, doctor_id: one, date: later }, as)
  await app.callApi(deskExceptionAdd, { ...closed, doctor_id: other, date: day }, as)
  const clinicOf = async (doctorId: number, date: string) =>
    (await listSlotsOfDoctor(app.db, { doctorId, from: date, to: date }))[0]?.scheduleId
  return { schedule_id: await clinicOf(one, day), with_id: await clinicOf(other, later) }
}

/** What is sent to the calls of the desk of a hospital, its staff and its customer service. */
export const deskByCall = {
  deskCallNext: async (world: World) => ({ schedule_id: (await visitAfter(world, [deskArrive])).scheduleId }),
  deskSkip: async (world: World) => ({ order_id: (await visitAfter(world, [deskArrive, deskCallNext])).order_id }),
  deskCallAgain: async (world: World) => {
    const { order_id } = await visitAfter(world, [deskArrive, deskCallNext])
    world.app.clock.advance({ seconds: 20 })
    return { order_id }
  },
  deskUndoArrive: async (world: World) => ({ order_id: (await visitAfter(world, [deskArrive])).order_id }),
  deskDone: async (world: World) => ({ order_id: (await visitAfter(world, [deskArrive])).order_id }),
  deskMissed: async (world: World) => ({ order_id: (await begunOrder(world)).order_id }),
  deskUndoMissed: async (world: World) => {
    const { order_id } = await begunOrder(world)
    await world.app.callApi(deskMissed, { order_id }, (await world.staffOf(world.ours, 'nurse')).as)
    return { order_id }
  },
  deskReturn: async (world: World) => ({ order_id: (await visitAfter(world, [deskArrive, deskDone])).order_id }),
  deskPriority: async (world: World) => ({
    order_id: (await visitAfter(world, [deskArrive])).order_id,
    priority: 'emergency',
    words: PUBLISHED,
  }),
  deskTransfer: async (world: World) => ({
    order_id: (await visitAfter(world, [deskArrive])).order_id,
    schedule_id: (await world.freeSlot('today')).scheduleId,
  }),
  deskFindVisit: async (world: World) => ({ scanned: (await todaysOrder(world)).order_id }),
  deskMoneyBill: () => ({ provider: 'stand-in', day: '2026-11-22' }),
  deskMoneyCompare: () => ({ provider: 'stand-in', day: '2026-11-22' }),
  deskMoneySettle: () => ({ note: PUBLISHED }),
  deskMoneyRefundByHand: () => ({ note: PUBLISHED }),
  deskNotice: () => ({ notice: PUBLISHED }),
  deskRules: async ({ app }: World, { as }: Asker) => {
    const { rules } = await app.callApi(deskHospital, {}, as)
    return rules
  },
  deskPlanSave: ({ ours, slot }: World) => ({
    doctor_id: nextDoctor(ours),
    weekdays: '1',
    half: 'pm',
    begin_time: '14:00',
    end_time: '15:00',
    places: 1,
    fee: '10.00',
    clinic: 'general',
    on_holidays: 0,
    first_day: slot.date,
  }),
  deskWeekCopy: ({ app }: World) => {
    const today = dayOf(app.clock.now())
    return { from: today, to: addDays(today, 7) }
  },
  deskSwap: swappable,
  deskStopRefuse: () => ({ answer: PUBLISHED }),
  deskPlanEnd: () => ({ from: '2027-06-01' }),
  deskPlaces: () => ({ places: 1 }),
  deskExtra: () => ({ count: 1 }),
  deskExceptionAdd: () => closedNight,
  deskStop: async ({ app, freeSlot }: World, { as }: Asker) => {
    const { scheduleId: schedule_id } = await freeSlot()
    const { substitutes } = await app.callApi(deskStopPreview, { schedule_id }, as)
    return { schedule_id, reason: PUBLISHED, substitute_id: substitutes[0]?.schedule_id }
  },
  deskTalkTake: (world: World) => newTalk(world),
  deskTalk: takenTalk,
  deskTalkOrder: talkAboutOrder,
  deskTalkAnswer: takenTalk,
  deskTalkClose: takenTalk,
  suggestionSend: () => ({ kind: 'fault' }),
  deskSuggestionAnswer: newSuggestion,
  serviceRate: async (world: World, patient: Asker) => ({
    service_id: await endedService(world, patient),
    stars: 5,
    visitor_id: undefined,
  }),
  deskTalkPhraseAdd: phrase,
  deskTalkPhraseChange: async (world: World, asker: Asker) => ({ ...phrase(), ...(await newPhrase(world, asker)) }),
  deskTalkPhraseRemove: newPhrase,
  deskServiceRatings: () => askedRatings,
  deskServiceRatingsExport: () => askedRatings,
  deskServiceRatingFigures: () => ({ from: undefined, to: undefined }),
  deskStaffAdd: () => ({ login_name: newLoginName(), role: 'nurse' }),
  deskStaffChange: () => ({ role: 'planner' }),
  deskStaffSwitch: () => ({ is_on: 0 }),
  deskStaffResetApprove: async (world: World, { staffId, hospitalId = world.ours.hospitalId }: Asker) => {
    const { app } = world
    const older = "update access_staff_grants set role_since = role_since - interval '7 days' where staff_id = $1"
    await app.pool.query(older, [staffId])
    return { staff_id: await resetAskedBy(world, await newStaff(app, hospitalId, 'admin')) }
  },
  deskStaffResetCancel: async (world: World, asker: Asker) => ({ staff_id: await resetAskedBy(world, asker) }),
  deskRecoveryCode: (_: World, { password }: Asker) => ({ password }),
  deskResetRefuse: async (world: World, { staffId, hospitalId }: Asker) => {
    const { as } = await world.staffOf(hospitalId === world.theirs.hospitalId ? world.theirs : world.ours, 'admin')
    await world.app.callApi(deskStaffReset, { staff_id: staffId ?? 0 }, as)
    return {}
  },
  deskResetUse: async (world: World) => {
    const { app, ours } = world
    const [owner, admin] = [await newStaff(app, ours.hospitalId, 'nurse'), await world.staffOf(ours, 'admin')]
    const { recovery_code } = await app.callApi(deskRecoveryCode, { password: owner.password ?? '' }, owner.as)
    const { login_name, reset_code } = await app.callApi(deskStaffReset, { staff_id: owner.staffId ?? 0 }, admin.as)
    return { login_name, reset_code, proof: recovery_code, password: NEW_PASSWORD }
  },
  deskPassword: (_: World, { password }: Asker) => ({ old_password: password, password: NEW_PASSWORD }),
  deskSignIn: async ({ staffOf, ours }: World) => {
    const { loginName, password } = await staffOf(ours, 'nurse')
    return { login_name: loginName, password }
  },
  deskUnlock: async ({ staffOf, ours }: World) => {
    const { as, password } = await staffOf(ours, 'nurse')
    return { staff_key: as.staffKey, password }
  },
  deskFirstPassword: async (world: World) => ({ ticket: await newTicket(world), password: NEW_PASSWORD }),
  deskTotpSecret: async (world: World) => ({ ticket: await factorTicket(world) }),
  deskTotpConfirm: async (world: World) => {
    const { app } = world
    const ticket = await factorTicket(world)
    const { secret } = await app.callApi(deskTotpSecret, { ticket })
    return { ticket, code: totpAt(secret, app.clock.now()) }
  },
}

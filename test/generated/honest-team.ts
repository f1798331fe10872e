import { deskFamilyTeamAdd, deskFamilyTeamChoices } from '#app/areas/desk/family-teams/contract.ts'
import { addHealthRecords, applyFamilyDoc, getApplyDetail, sendAssess } from '#app/areas/family-doctor/contract.ts'
import { acceptApplication } from '#app/areas/family-doctor/server/public.ts'
import { findTeam, insertMeal, insertTeam } from '#app/areas/family-doctor/server/queries.ts'
import { basePromises } from '#app/areas/family-doctor/server/seed/texts.ts'
import { benchResident } from '#app/areas/workbench/family/contract.ts'
import { dayOf } from '#kit/time/day.ts'
import { type Asker, newPatient, PUBLISHED } from './askers.ts'
import { newDoctor } from './honest-masters.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

/** The doctor leads a team from now on. */
const openTeam = async ({ app }: World, { doctorId = 0, clinic }: Asker) => {
  if (await findTeam(app.db, doctorId)) return
  const teamId = await insertTeam(app.db, {
    doctorId,
    hospitalId: clinic?.hospitalId ?? 0,
    name: '试用团队',
    introduction: '',
    cityId: 5,
    areaId: 1,
    areaName: '试用街道',
    areaPath: [1],
    address: '',
    phone: '',
    capacity: 10_000,
  })
  await insertMeal(app.db, { teamId, name: '基础', content: '', priceFen: 0, isBase: true }, basePromises)
}

/** Somebody who applied at the asker's team. */
const applied = async (world: World, asker: Asker) => {
  await openTeam(world, asker)
  const patient = await newPatient(world.app, asker.words)
  const { member_id } = await newMember(world, patient)
  const wanted = { doctor_id: asker.doctorId ?? 0, member_id, tag_ids: '1', remark: asker.words }
  return { patient, member_id, ...(await world.app.callApi(applyFamilyDoc, wanted, patient.as)) }
}

/** Somebody whom it has signed. */
const signed = async (world: World, asker: Asker) => {
  const application = await applied(world, asker)
  await acceptApplication(world.app.context(), asker.doctorId ?? 0, application.id)
  await world.app.callApi(getApplyDetail, { id: application.id }, application.patient.as)
  return application
}

const signedId = async (world: World, asker: Asker) => ({ id: (await signed(world, asker)).id })

const waitingAdvice = async (world: World, asker: Asker) => {
  const { id, member_id, patient } = await signed(world, asker)
  await world.app.callApi(
    addHealthRecords,
    { member_id, height: '170', weight: '60', allergy: asker.words },
    patient.as,
  )
  await world.app.callApi(sendAssess, { member_id, doctor_id: asker.doctorId ?? 0 }, patient.as)
  const { assessments } = await world.app.callApi(benchResident, { id }, asker.as)
  return { id, assess_id: assessments[0]?.id }
}

/** A team as a desk writes it, around a doctor who leads none; what a team is called and promises is for everybody to read. */
const teamOfDesk = async (world: World, asker: Asker) => {
  const { districts } = await world.app.callApi(deskFamilyTeamChoices, {}, asker.as)
  const promises = [{ kind: 'phone' as const, name: PUBLISHED, times: 4 }]
  const meal = { name: '基础', content: PUBLISHED, promises }
  return {
    doctor_id: await newDoctor(world, asker),
    team_name: PUBLISHED,
    introduction: PUBLISHED,
    area_id: districts[0]?.list[0]?.id ?? 0,
    address: PUBLISHED,
    phone: asker.mobile,
    capacity: 100,
    colleagues: [{ name: PUBLISHED, role: '护士' }],
    base: meal,
    meals: [{ ...meal, name: '收费', meal_id: undefined, price: '10.00' }],
  }
}

const newTeam = async (world: World, asker: Asker) =>
  (await world.app.callApi(deskFamilyTeamAdd, await teamOfDesk(world, asker), asker.as)).team_id

/** Rows of a team that calls name. */
export const teamFixtures = {
  'family team of the hospital': newTeam,
  'signing of the team': async (world: World, asker: Asker) => (await applied(world, asker)).id,
}

/** What is sent to the calls of a team. */
export const teamByCall = {
  deskFamilyTeamAdd: teamOfDesk,
  deskFamilyTeamChange: async (world: World, asker: Asker) => {
    const { doctor_id: _, ...sheet } = await teamOfDesk(world, asker)
    return { ...sheet, version: undefined }
  },
  benchSignings: () => ({ list: 'pending' }),
  benchVisit: async (world: World, asker: Asker) => ({
    ...(await signedId(world, asker)),
    kind: 'visit',
    title: asker.words,
    date: dayOf(world.app.clock.now()),
  }),
  benchPlan: async (world: World, asker: Asker) => ({
    ...(await signedId(world, asker)),
    title: asker.words,
    content: JSON.stringify([{ text: asker.words, date: dayOf(world.app.clock.now()) }]),
  }),
  benchReport: async (world: World, asker: Asker) => ({
    ...(await signedId(world, asker)),
    title: asker.words,
    check_date: dayOf(world.app.clock.now()),
    values: JSON.stringify([{ name: asker.words, value: '4.1', normal: asker.words }]),
  }),
  benchAdvise: async (world: World, asker: Asker) => ({ ...(await waitingAdvice(world, asker)), advice: asker.words }),
  benchSay: async (world: World, asker: Asker) => {
    await openTeam(world, asker)
    return { title: asker.words }
  },
}

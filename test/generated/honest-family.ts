import { certification } from '#app/areas/account/members/contract.ts'
import {
  addCheckReport,
  addHealthRecords,
  applyFamilyDoc,
  familyDocList,
  getApplyDetail,
  healthPlanDetail,
} from '#app/areas/family-doctor/contract.ts'
import { acceptApplication, makePlan } from '#app/areas/family-doctor/server/public.ts'
import { dayOf } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

const aLeader = async ({ app }: World): Promise<number> => {
  const [team] = (await app.callApi(familyDocList, {}, { city: 0 })).list
  if (!team) throw new Error('the demonstration has no family doctor')
  return team.doctor_id
}

const health = { height: '168', weight: '64' }

/** An application of the asker's that waits. */
export const waitingApplication = async (world: World, asker: Asker): Promise<string> => {
  const { member_id } = await newMember(world, asker)
  const wanted = { doctor_id: await aLeader(world), member_id, tag_ids: '1', remark: asker.words }
  return (await world.app.callApi(applyFamilyDoc, wanted, asker.as)).id
}

const signed = async (world: World, asker: Asker) => {
  const id = await waitingApplication(world, asker)
  const { member_id, doctorInfo } = await world.app.callApi(getApplyDetail, { id }, asker.as)
  await acceptApplication(world.app.context(), doctorInfo.doctor_id, id)
  return { id, member_id, doctor_id: doctorInfo.doctor_id }
}

const newRecord = async (world: World, asker: Asker) => {
  const { member_id } = await newMember(world, asker)
  const said = { ...health, member_id, allergy: asker.words }
  return { ...said, id: (await world.app.callApi(addHealthRecords, said, asker.as)).id }
}

const newPlan = async (world: World, asker: Asker) => {
  const { id, doctor_id } = await signed(world, asker)
  const ctx = world.app.context()
  const plan = { title: asker.words, items: [{ text: asker.words, from: ctx.now }] }
  const plan_id = (await makePlan(ctx, doctor_id, id, plan)) as number
  const [item] = (await world.app.callApi(healthPlanDetail, { id: plan_id }, asker.as)).content
  return { plan_id, content_id: item?.content_id }
}

/** Rows of the family doctor that calls name. */
export const familyFixtures = {
  'family application': waitingApplication,
  'health record': async (world: World, asker: Asker) => (await newRecord(world, asker)).id,
  'health plan': async (world: World, asker: Asker) => (await newPlan(world, asker)).plan_id,
  'check report': async (world: World, asker: Asker) => {
    const { member_id } = await newMember(world, asker)
    const check_date = dayOf(world.app.clock.now())
    const report = { member_id, title: asker.words, check_date, images: undefined, content: asker.words }
    return (await world.app.callApi(addCheckReport, report, asker.as)).id
  },
}

/** What is sent to the calls of the family doctor. */
export const familyByCall = {
  applyFamilyDoc: async (world: World) => ({ doctor_id: await aLeader(world), tag_ids: '1' }),
  addHealthRecords: (_: World, { words }: Asker) => ({ ...health, allergy: words }),
  updHealthRecords: newRecord,
  addCheckReport: ({ app }: World, { words }: Asker) => ({ title: words, check_date: dayOf(app.clock.now()) }),
  sendAssess: async (world: World, asker: Asker) => {
    const { member_id, doctor_id } = await signed(world, asker)
    await world.app.callApi(addHealthRecords, { ...health, member_id }, asker.as)
    return { member_id, doctor_id }
  },
  importOrderByMember: async (world: World, asker: Asker) => {
    const member = await newMember(world, asker)
    await world.app.callApi(certification, member, asker.as)
    return { member_id: member.member_id }
  },
  getStatusByCard: async (world: World, asker: Asker) => ({ id_card: (await newMember(world, asker)).id_card }),
  doHealthConfig: (_: World, { words }: Asker) => ({
    config: JSON.stringify([{ item: 'weight', is_on: 1, target: words.slice(0, 20), remind_time: '08:00' }]),
  }),
  familyDocList: () => ({ keyword: undefined, area_code: undefined }),
  familyDocSay: async (world: World) => ({ doctor_id: await aLeader(world) }),
  getMealList: async (world: World) => ({ doctor_id: await aLeader(world), unit_id: undefined }),
  familyTeams: async (world: World) => ({ doctor_id: await aLeader(world), unit_id: undefined }),
  familyIntro: async (world: World) => ({ doctor_id: await aLeader(world), unit_id: undefined }),
  familyAreaList: () => ({ parent_id: 440_300 }),
  confirmFollow: newPlan,
  getConfirmFollow: newPlan,
}

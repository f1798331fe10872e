import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { certification, delmember, memberListApi, saveMember } from '#app/areas/account/members/contract.ts'
import { seed as locationSeed } from '#app/areas/location/server/seed.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { chooseForRecords } from '#app/areas/records/home/contract.ts'
import type { PatientId } from '#app/context.ts'
import { isIdCard } from '#kit/check/id-card.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { TERM_DAYS } from '../rules.ts'
import { endTerms, remindMeasuring, remindPlans } from './jobs.ts'
import {
  acceptApplication,
  advise,
  countDueItems,
  declineApplication,
  giveReport,
  makePlan,
  messageResidents,
  noteVisit,
} from './public.ts'
import { insertColleagues, insertMeal, insertTeam } from './queries.ts'
import { basePromises } from './seed/texts.ts'

const DISTRICT = 440_304
const STREET = 440_304_001
let app: TestApp
let me: Person
let other: Person
let clinic: Clinic
let leader: number
let second: number
const health = { height: '170', weight: '65', blood_type: 'A' as const, allergy: '青霉素' }

beforeAll(async () => {
  app = await startTestApp()
  await locationSeed.run({ ...app.context(), today: dayOf(app.clock.now()), scale: 1 })
  clinic = await openClinic(app, { doctors: 3 })
  ;[leader, second] = clinic.doctorIds as [number, number]
  await openTeam(leader, 100)
  await openTeam(second, 100)
  await openTeam(clinic.doctorIds[2] as number, 0)
})
beforeEach(async () => {
  me = await signIn(app)
  other = await signIn(app)
})
afterAll(() => app.close())

const openTeam = async (doctorId: number, capacity: number) => {
  const teamId = await insertTeam(app.db, {
    doctorId,
    hospitalId: clinic.hospitalId,
    name: `团队${doctorId}`,
    introduction: '照看居民',
    cityId: 5,
    areaId: STREET,
    areaName: '某街道',
    areaPath: [440_000, 440_300, DISTRICT, STREET],
    address: '',
    phone: '',
    capacity,
  })
  await insertColleagues(app.db, [{ teamId, name: '林护士', role: '护士' }])
  await insertMeal(app.db, { teamId, name: '基础', content: '不收费', priceFen: 0, isBase: true }, basePromises)
}

let numbered = 0
const newNumber = (): string => {
  const begin = `44030419850101${String(++numbered).padStart(3, '0')}`
  return [...'0123456789X'].map((last) => begin + last).find(isIdCard) as string
}
const addMember = async (person: Person, id_card?: string) => {
  const said = id_card ? { id_card } : { sex: 1, birthday: '1990-01-01' }
  return (await app.callApi(saveMember, { truename: '安宁', ...said }, person)).member_id
}
const apply = (person: Person, member_id: number, doctor_id = leader, tag_ids = '1') =>
  app.callApi(calls.applyFamilyDoc, { doctor_id, member_id, tag_ids }, person)
const refusedTo = (person: Person | undefined, member_id: number, doctor_id = leader, tag_ids = '1') =>
  app.refusal(calls.applyFamilyDoc, { doctor_id, member_id, tag_ids }, person)
const signed = async (person: Person, id_card = newNumber()) => {
  const member_id = await addMember(person, id_card)
  const { id } = await apply(person, member_id)
  expect(await acceptApplication(app.context(), leader, id)).toBe(true)
  return { id, member_id, id_card }
}
const statusOf = async (person: Person, memberId: number) =>
  (await app.callApi(memberListApi, { page_size: 50 }, person)).list.find(({ member_id }) => member_id === memberId)
    ?.signing_status

test('nobody applies unknown, for another’s member, with unknown tags, without a number, or where all places are taken', async () => {
  const member_id = await addMember(me, newNumber())
  expect(await refusedTo(undefined, member_id)).toBe('login')
  expect(await refusedTo(other, member_id)).toBe('not-found')
  expect(await refusedTo(me, member_id, 999_999)).toBe('no-team')
  expect(await refusedTo(me, member_id, leader, '1,99')).toBe('unknown-tag')
  expect(await refusedTo(me, member_id, clinic.doctorIds[2] as number)).toBe('full')
  expect(await refusedTo(me, await addMember(me))).toBe('id-needed')
})

test('a resident stands differently on each account, and only who has no signing may apply [X117]', async () => {
  const id_card = newNumber()
  const [mine, theirs] = [await addMember(me, id_card), await addMember(other, id_card)]
  const stands = async () => [await statusOf(me, mine), await statusOf(other, theirs)]
  expect(await stands()).toEqual([0, 0])
  const { id } = await apply(me, mine)
  expect(await stands()).toEqual([1, 3])
  expect([await refusedTo(me, mine), await refusedTo(other, theirs, second)]).toEqual(['not-free', 'not-free'])
  expect(await app.refusal(calls.getApplyDetail, { id }, other)).toBe('not-found')
  expect(await acceptApplication(app.context(), second, id)).toBe(false)
  expect(await acceptApplication(app.context(), leader, id)).toBe(true)
  expect(await acceptApplication(app.context(), leader, id)).toBe(false)
  expect(await stands()).toEqual([2, 4])
  expect([await refusedTo(me, mine, second), await refusedTo(other, theirs)]).toEqual(['not-free', 'not-free'])
  const found = await app.callApi(calls.getStatusByCard, { id_card }, other)
  expect(found).toEqual({ signing_status: 4, status_desc: '其他账号已签约' })
  const { memberFamilyDocInfo } = await app.callApi(calls.memberFamilyDoc, { member_id: theirs }, other)
  expect(memberFamilyDocInfo).toBeNull()
  const third = await signIn(app)
  expect(await statusOf(third, await addMember(third, id_card))).toBe(4)
})

test('two applications for one resident at the same moment: one is taken [X117]', async () => {
  const id_card = newNumber()
  const [mine, theirs] = [await addMember(me, id_card), await addMember(other, id_card)]
  const said = await Promise.allSettled([apply(me, mine), apply(other, theirs, second)])
  expect(said.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('nobody learns how a stranger stands by their number [X117]', async () => {
  const { id_card } = await signed(me)
  expect(await app.refusal(calls.getStatusByCard, { id_card }, other)).toBe('not-found')
})

test('what was declined says why, and one may apply again [X117]', async () => {
  const member_id = await addMember(me, newNumber())
  const { id } = await apply(me, member_id)
  expect(await declineApplication(app.context(), leader, id, '不在服务范围')).toBe(true)
  expect(await acceptApplication(app.context(), leader, id)).toBe(false)
  expect(await app.callApi(calls.getApplyDetail, { id }, me)).toMatchObject({
    state: 'declined',
    reason: '不在服务范围',
  })
  expect((await app.callApi(messages, {}, me)).list[0]?.title).toBe('家庭医生签约未通过')
  expect(await statusOf(me, member_id)).toBe(0)
  const { id: again } = await apply(me, member_id, second)
  expect(again).not.toBe(id)
  const { memberFamilyDocInfo } = await app.callApi(calls.memberFamilyDoc, { member_id }, me)
  expect(memberFamilyDocInfo).toMatchObject({ id: again, state: 'pending' })
})

test('an application answers with an id that opens it; the seven parts of family doctor data are there [X003] [X105]', async () => {
  const member_id = await addMember(me, newNumber())
  const familyDocAdd = await apply(me, member_id, leader, '2,5')
  const applyDetail = await app.callApi(calls.getApplyDetail, familyDocAdd, me)
  expect(applyDetail).toMatchObject({ id: familyDocAdd.id, state: 'pending', member_id, promises: [] })
  expect(applyDetail.tags).toEqual(['65 岁及以上老年人', '高血压患者'])
  expect(applyDetail.doctorInfo.doctor_id).toBe(leader)
  const familyDocs = (await app.callApi(calls.familyDocList, { area_code: DISTRICT })).list
  expect(familyDocs.map(({ doctor_id }) => doctor_id)).toContain(leader)
  const { memberFamilyDocInfo } = await app.callApi(calls.memberFamilyDoc, { member_id }, me)
  expect(memberFamilyDocInfo?.id).toBe(familyDocAdd.id)
  expect((await app.callApi(calls.assessHistory, { member_id }, me)).list).toEqual([])
  expect((await app.callApi(calls.getTagConfig, {})).tagConfig).toContainEqual({ tag_id: 3, tag_name: '孕产妇' })
})

test('teams are found by each division above them, by hospital and words, those with room first', async () => {
  const found = async (asked: object) =>
    (await app.callApi(calls.familyDocList, asked)).list.map(({ doctor_id }) => doctor_id)
  const all = [leader, second, clinic.doctorIds[2]]
  for (const area_code of [STREET, DISTRICT, 440_300, 440_000]) expect(await found({ area_code })).toEqual(all)
  expect([await found({ area_code: 110_000 }), await found({ keyword: '%' })]).toEqual([[], []])
  expect(await found({ unit_id: clinic.hospitalId })).toEqual(all)
  await signed(me)
  const [team] = (await app.callApi(calls.familyTeams, { doctor_id: leader }, me)).list
  expect(team).toMatchObject({ members: [{ name: '林护士', role: '护士' }], signing_status: 2 })
  expect((await app.callApi(calls.familyTeams, { doctor_id: leader })).list[0]?.signing_status).toBe(0)
  const [meal] = (await app.callApi(calls.getMealList, { doctor_id: leader })).list
  expect(meal).toMatchObject({ price: '0.00', is_base: 1 })
  const streets = (await app.callApi(calls.familyAreaList, { parent_id: DISTRICT })).list
  expect(streets.every(({ parent_id, level }) => parent_id === DISTRICT && level === 4)).toBe(true)
})

test('what a family doctor tells stands first; who leads no team tells nothing', async () => {
  const say = { title: '量血压', content: '先坐五分钟' }
  expect(await messageResidents(app.context(), 999_999, say)).toBe(false)
  expect(await messageResidents(app.context(), leader, say)).toBe(true)
  expect((await app.callApi(calls.familyDocSay, {})).list[0]).toMatchObject({ ...say, doctor_id: leader })
  expect((await app.callApi(calls.familyDocSay, { doctor_id: second })).list).toEqual([])
})

test('what was promised stands against what was done', async () => {
  const { id } = await signed(me)
  const visit = { kind: 'visit' as const, title: '上门', content: '量血压', happenedAt: app.clock.now() }
  expect(await noteVisit(app.context(), second, id, visit)).toBe(false)
  expect(await noteVisit(app.context(), leader, id, visit)).toBe(true)
  const { promises, state } = await app.callApi(calls.getApplyDetail, { id }, me)
  expect(state).toBe('signed')
  expect(promises.find(({ kind }) => kind === 'visit')).toMatchObject({ times: 2, done: 1 })
  expect(promises.find(({ kind }) => kind === 'phone')).toMatchObject({ times: 4, done: 0 })
})

test('a health record is its member’s alone, kept once, and changed by its owner', async () => {
  const { member_id } = await signed(me)
  const record = { member_id, ...health }
  expect(await app.refusal(calls.addHealthRecords, record, other)).toBe('not-found')
  expect(await app.refusal(calls.addHealthRecords, { ...record, height: '5' }, me)).toBe('422')
  const { id } = await app.callApi(calls.addHealthRecords, record, me)
  expect(await app.refusal(calls.addHealthRecords, record, me)).toBe('already-there')
  expect(await app.refusal(calls.updHealthRecords, { ...record, id }, other)).toBe('not-found')
  await app.callApi(calls.updHealthRecords, { ...record, id, weight: '80' }, me)
  const found = await app.callApi(calls.getMemberHealthRecords, { member_id }, me)
  expect(found.record).toMatchObject({ weight: 80, bmi: 27.7, bmi_desc: '超重', allergy: '青霉素' })
  const { rows } = await app.db.execute('select content_sealed from family_doctor_records')
  expect(JSON.stringify(rows)).not.toContain('青霉素')
})

test('a record is sent to the doctor who is signed, once until they answer', async () => {
  const { id, member_id } = await signed(me)
  const wanted = { member_id, doctor_id: leader }
  expect(await app.refusal(calls.sendAssess, wanted, other)).toBe('not-found')
  expect(await app.refusal(calls.sendAssess, { ...wanted, doctor_id: second }, me)).toBe('not-signed')
  expect(await app.refusal(calls.sendAssess, wanted, me)).toBe('no-record')
  await app.callApi(calls.addHealthRecords, { member_id, ...health }, me)
  const sent = await app.callApi(calls.sendAssess, wanted, me)
  expect(await app.refusal(calls.sendAssess, wanted, me)).toBe('already-sent')
  expect(await advise(app.context(), second, id, sent.id, '多运动')).toBe(false)
  expect(await advise(app.context(), leader, id, sent.id, '多运动')).toBe(true)
  expect(await advise(app.context(), leader, id, sent.id, '再说一次')).toBe(false)
  const [assessed] = (await app.callApi(calls.assessHistory, { member_id }, me)).list
  expect(assessed).toMatchObject({ id: sent.id, advice: '多运动', bmi: 22.5, is_answered: 1 })
})

test('a check report of the future, an empty one and pictures of others are refused; the trajectory is in the order of time', async () => {
  const { id, member_id } = await signed(me)
  const report = { member_id, title: '血常规', check_date: '2026-01-05', images: undefined, content: '正常' }
  const refused = (more: object) => app.refusal(calls.addCheckReport, { ...report, ...more }, me)
  expect(await refused({ check_date: '2099-01-01' })).toBe('not-yet')
  expect(await refused({ content: undefined })).toBe('empty')
  expect(await refused({ images: '/files/0123456789.jpg' })).toBe('bad-picture')
  const mine = await app.callApi(calls.addCheckReport, report, me)
  expect(await app.refusal(calls.getCheckReportById, mine, other)).toBe('not-found')
  const values = [{ name: '血糖', value: '5.4', normal: '3.9–6.1' }]
  const given = { title: '体检', content: '良好', checkedOn: '2026-01-08', values }
  const team = await giveReport(app.context(), leader, id, given)
  const happenedAt = app.clock.now()
  await noteVisit(app.context(), leader, id, { kind: 'phone', title: '随访', content: '平稳', happenedAt })
  const { list } = await app.callApi(calls.getPatientTrajectory, { member_id }, me)
  expect(list.map(({ kind, title, object_id, is_team }) => [kind, title, object_id, is_team])).toEqual([
    ['phone', '随访', 0, 1],
    ['report', '体检', team, 1],
    ['report', '血常规', mine.id, 0],
  ])
  expect(await app.callApi(calls.getCheckReportById, { id: team as number }, me)).toMatchObject({ values, is_team: 1 })
})

test('the reports of all members are listed with their owner alone, the newest check first', async () => {
  expect(await app.refusal(calls.checkReportList, {})).toBe('login')
  const [one, two] = [await addMember(me), await addMember(me, newNumber())]
  const keep = (member_id: number, title: string, check_date: string) =>
    app.callApi(calls.addCheckReport, { member_id, title, check_date, images: '', content: '正常' }, me)
  await keep(one, '早的', '2026-01-02')
  await keep(two, '晚的', '2026-03-04')
  const listed = async (person: Person) =>
    (await app.callApi(calls.checkReportList, {}, person)).list.map(({ member_id, title, is_team }) => [
      member_id,
      title,
      is_team,
    ])
  expect(await listed(me)).toEqual([
    [two, '晚的', 0],
    [one, '早的', 0],
  ])
  expect(await listed(other)).toEqual([])
})

test('an item of a plan is confirmed from its time on, and stays confirmed [X093] [X157]', async () => {
  const { id, member_id } = await signed(me)
  const now = app.clock.now()
  const items = [
    { text: '快走', from: later(now, { hours: -1 }) },
    { text: '复查', from: later(now, { hours: 1 }) },
  ]
  expect(await makePlan(app.context(), second, id, { title: '别人的', items })).toBeUndefined()
  const plan_id = (await makePlan(app.context(), leader, id, { title: '控压', items })) as number
  const seen = async () => (await app.callApi(calls.healthPlanDetail, { id: plan_id }, me)).content
  const [walk, check] = await seen()
  expect([walk?.is_confirm, check?.is_confirm]).toEqual([0, -1])
  expect(check?.span_new).toBe(Math.floor(now.getTime() / 1000) + 3600)
  const item = (content_id = 0) => ({ plan_id, content_id })
  expect(await app.refusal(calls.confirmFollow, item(walk?.content_id), other)).toBe('not-found')
  expect(await app.refusal(calls.confirmFollow, item(check?.content_id), me)).toBe('too-early')
  await app.callApi(calls.confirmFollow, item(walk?.content_id), me)
  const confirmed = await app.callApi(calls.getConfirmFollow, item(walk?.content_id), me)
  app.clock.advance({ hours: 2 })
  await app.callApi(calls.confirmFollow, item(walk?.content_id), me)
  expect(await app.callApi(calls.getConfirmFollow, item(walk?.content_id), me)).toEqual(confirmed)
  expect((await seen()).map(({ is_confirm }) => is_confirm)).toEqual([1, 0])
  const { list } = await app.callApi(calls.healthPlanList, { member_id }, me)
  expect(list).toMatchObject([{ id: plan_id, confirmed_num: 1, item_num: 2, due_num: 1, title: '控压' }])
})

test('what is due of plans is counted, and plans with nothing due are left out where that is asked', async () => {
  const { id } = await signed(me)
  const now = app.clock.now()
  const make = (title: string, hours: number) =>
    makePlan(app.context(), leader, id, { title, items: [{ text: '快走', from: later(now, { hours }) }] })
  const [due] = [await make('到了', -1), await make('没到', 2)]
  const listed = async (person: Person) =>
    (await app.callApi(calls.healthPlanList, { is_due: 1 }, person)).list.map((plan) => plan.id)
  expect(await listed(other)).toEqual([])
  expect(await listed(me)).toEqual([due])
  const count = (person: Person) => countDueItems(app.db, person.patientId as PatientId, app.clock.now())
  expect([await count(me), await count(other)]).toEqual([1, 0])
  const [item] = (await app.callApi(calls.healthPlanDetail, { id: due as number }, me)).content
  expect(item?.confirm_time).toBeNull()
  await app.callApi(calls.confirmFollow, { plan_id: due as number, content_id: item?.content_id ?? 0 }, me)
  expect([await count(me), await listed(me)]).toEqual([0, []])
})

test('what comes due in a plan is told once, by day, without a word of it, and to nobody who wants no reminders', async () => {
  const tomorrow = addDays(dayOf(app.clock.now()), 1)
  const [mine, theirs] = [await signed(me), await signed(other)]
  const items = [
    { text: '金丝雀晚药', from: instantAt(tomorrow, '21:00') },
    { text: '金丝雀复查', from: instantAt(tomorrow, '22:00') },
    { text: '金丝雀旧事', from: instantAt(addDays(tomorrow, -9), '09:00') },
  ]
  const plan = (await makePlan(app.context(), leader, mine.id, { title: '金丝雀', items })) as number
  await makePlan(app.context(), leader, theirs.id, { title: '金丝雀', items })
  await app.callApi(chooseForRecords, { reminds: 0 }, other)
  const told = async (person: Person) =>
    (await app.callApi(messages, {}, person)).list.filter(({ title }) => title.includes('健康计划里'))
  const at = async (day: string, time: string) => {
    app.clock.set(instantAt(day, time))
    await remindPlans.run(app.context())
    return [(await told(me)).length, (await told(other)).length]
  }
  expect(await at(tomorrow, '19:50')).toEqual([0, 0])
  // Both came due in the evening: they wait for the morning, and are one message.
  expect(await at(tomorrow, '22:10')).toEqual([0, 0])
  expect(await at(addDays(tomorrow, 1), '08:50')).toEqual([0, 0])
  expect(await at(addDays(tomorrow, 1), '09:00')).toEqual([1, 0])
  expect(await at(addDays(tomorrow, 1), '09:10')).toEqual([1, 0])
  const [message] = await told(me)
  expect(JSON.stringify(message)).not.toContain('金丝雀')
  expect(message?.link).toBe(`/plan/detail?id=${plan}`)
})

test('what a member measures is saved whole', async () => {
  const { member_id } = await signed(me)
  const config = [{ item: 'pressure' as const, is_on: 1, target: '130/80', remind_time: '08:00' }]
  expect(await app.refusal(calls.doHealthConfig, { member_id, config: JSON.stringify(config) }, other)).toBe(
    'not-found',
  )
  await app.callApi(calls.doHealthConfig, { member_id, config: JSON.stringify(config) }, me)
  const saved = (await app.callApi(calls.getMemHealthConfig, { member_id }, me)).config
  expect(saved.find(({ item }) => item === 'pressure')).toMatchObject({ is_on: 1, target: '130/80', unit: 'mmHg' })
  expect(saved.find(({ item }) => item === 'steps')).toMatchObject({ is_on: 0, target: '' })
})

test('who measures at home is reminded at their time, once a day, and not when it is long past', async () => {
  const { member_id } = await signed(me)
  const save = (config: object[]) =>
    app.callApi(calls.doHealthConfig, { member_id, config: JSON.stringify(config) }, me)
  const reminded = async () => {
    await remindMeasuring.run(app.context())
    const { list } = await app.callApi(messages, { page_size: 50 }, me)
    return list.filter(({ title }) => title === '到了您定的测量时间').map(({ link }) => link)
  }
  const day = addDays(dayOf(app.clock.now()), 1)
  app.clock.set(`${day} 07:00`)
  await save([
    { item: 'pressure', is_on: 1, target: '', remind_time: '08:00' },
    { item: 'sugar', is_on: 0, target: '', remind_time: '07:30' },
  ])
  app.clock.set(`${day} 07:59`)
  expect(await reminded()).toEqual([])
  app.clock.set(`${day} 08:01`)
  const link = `/familydoc/records?member_id=${member_id}&tab=measure`
  expect([await reminded(), await reminded()]).toEqual([[link], [link]])
  // The server was away at eight of the next day.
  app.clock.set(`${addDays(day, 1)} 09:30`)
  expect(await reminded()).toHaveLength(1)
  app.clock.set(`${addDays(day, 2)} 08:00`)
  expect(await reminded()).toHaveLength(2)
  await save([])
  app.clock.set(`${addDays(day, 3)} 08:00`)
  expect(await reminded()).toHaveLength(2)
})

test('one whose targets cannot be read any more keeps nobody else from being reminded', async () => {
  const [broken, mine] = [await signed(other), await signed(me)]
  const config = (remind_time: string) => JSON.stringify([{ item: 'weight', is_on: 1, target: '', remind_time }])
  const day = addDays(dayOf(app.clock.now()), 1)
  app.clock.set(`${day} 07:00`)
  await app.callApi(calls.doHealthConfig, { member_id: broken.member_id, config: config('08:00') }, other)
  await app.callApi(calls.doHealthConfig, { member_id: mine.member_id, config: config('08:01') }, me)
  await app.pool.query("update family_doctor_settings set config_sealed = 'none' where member_id = $1", [
    broken.member_id,
  ])
  app.clock.set(`${day} 08:02`)
  await expect(remindMeasuring.run(app.context())).rejects.toThrow()
  const { list } = await app.callApi(messages, { page_size: 50 }, me)
  expect(list.map(({ link }) => link)).toContain(`/familydoc/records?member_id=${mine.member_id}&tab=measure`)
  await app.pool.query('delete from family_doctor_settings where member_id = $1', [broken.member_id])
})

test('what a member who left had signed is taken over by who is certified to be them', async () => {
  const { id_card, member_id: before } = await signed(me)
  await app.callApi(delmember, { member_id: before }, me)
  const member_id = await addMember(other, id_card)
  expect(await statusOf(other, member_id)).toBe(4)
  expect(await app.callApi(calls.isNeedImportOrder, { member_id }, other)).toEqual({ is_need: 0, count: 0 })
  expect(await app.refusal(calls.importOrderByMember, { member_id }, other)).toBe('not-certified')
  await app.callApi(certification, { member_id, truename: '安宁', id_card }, other)
  expect(await app.callApi(calls.isNeedImportOrder, { member_id }, other)).toEqual({ is_need: 1, count: 1 })
  expect(await app.refusal(calls.importOrderByMember, { member_id }, me)).toBe('not-found')
  expect(await app.callApi(calls.importOrderByMember, { member_id }, other)).toEqual({ count: 1 })
  expect(await app.callApi(calls.importOrderByMember, { member_id }, other)).toEqual({ count: 0 })
  expect(await statusOf(other, member_id)).toBe(2)
})

test('with an account goes what was written about its people; the signing stays, on nobody’s', async () => {
  const { id, id_card, member_id } = await signed(me)
  await app.callApi(calls.addHealthRecords, { member_id, ...health }, me)
  const left = { patientId: me.patientId as PatientId, keepNames: () => undefined }
  await app.context().emit('patient.left', left)
  expect((await app.callApi(calls.getMemberHealthRecords, { member_id }, me)).record).toBeNull()
  expect(await app.refusal(calls.getApplyDetail, { id }, me)).toBe('not-found')
  expect(await statusOf(other, await addMember(other, id_card))).toBe(4)
})

test('an account’s file has all that is written about its people', async () => {
  const person = await signIn(app)
  const { id, member_id } = await signed(person)
  await app.callApi(calls.addHealthRecords, { member_id, ...health }, person)
  expect(await ownRows(app, person, 'family_doctor')).toMatchObject([{ id, state: 'signed' }])
  expect(await ownRows(app, person, 'health_records')).toMatchObject([{ member_id, allergy: '青霉素' }])
})

test('a term lasts a year, is renewed near its end with no day lost, and ends by itself', async () => {
  const renewing = await signed(me)
  const leaving = await signed(me)
  app.clock.advance({ days: TERM_DAYS - 10 })
  const person = await signIn(app, me.mobile)
  const { memberFamilyDocInfo: old } = await app.callApi(
    calls.memberFamilyDoc,
    { member_id: renewing.member_id },
    person,
  )
  expect(old?.is_renewable).toBe(1)
  const { id } = await apply(person, renewing.member_id, second)
  expect(await statusOf(person, renewing.member_id)).toBe(2)
  expect(await acceptApplication(app.context(), second, id)).toBe(true)
  const next = await app.callApi(calls.getApplyDetail, { id }, person)
  expect(Date.parse(next.end_date) - Date.parse(old?.end_date ?? '')).toBe(TERM_DAYS * 86_400_000)
  expect(await app.callApi(calls.getApplyDetail, { id: renewing.id }, person)).toMatchObject({ state: 'ended' })
  app.clock.advance({ days: 10 })
  await endTerms.run(app.context())
  expect(await statusOf(person, leaving.member_id)).toBe(2)
  app.clock.advance({ days: 1 })
  await endTerms.run(app.context())
  expect([await statusOf(person, leaving.member_id), await statusOf(person, renewing.member_id)]).toEqual([0, 2])
})

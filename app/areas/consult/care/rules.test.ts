import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import {
  type CareFacts,
  careMoments,
  careRules,
  consultationRules,
  isControlledDrug,
  refusalOf,
  retentionDays,
  storedUntil,
} from './rules.ts'

const fine: CareFacts = {
  age: 40,
  hasIdNumber: true,
  withGuardian: false,
  isRevisit: true,
  hasDiagnosis: true,
  author: 'doctor',
  isLicensed: true,
  isChildDoctor: false,
  isControlled: false,
}
const refusal = (more: Partial<CareFacts>) => refusalOf(consultationRules('prescribe', { ...fine, ...more }))

test.each<[string, Partial<CareFacts>, string | undefined]>([
  ['a program that writes prescriptions', { author: 'machine' }, 'no-machine'],
  ['a doctor without a licence', { isLicensed: false }, 'not-licensed'],
  ['a patient without a real name', { hasIdNumber: false }, 'id-needed'],
  ['a first visit', { isRevisit: false }, 'first-visit'],
  ['a revisit without a diagnosis', { hasDiagnosis: false }, 'first-visit'],
  ['a child of five without a guardian', { age: 5, isChildDoctor: true }, 'guardian-needed'],
  ['a child of five with a guardian at another doctor', { age: 5, withGuardian: true }, 'child-doctor'],
  [
    'a child of five with a guardian at a doctor of children',
    { age: 5, withGuardian: true, isChildDoctor: true },
    undefined,
  ],
  ['a child of six', { age: 6 }, undefined],
  ['a narcotic', { isControlled: true }, 'controlled'],
  ['nothing of all that', {}, undefined],
])('prescribing: %s', (_, more, refused) => expect(refusal(more)).toBe(refused))

test('asking and handing in need a real name, and a guardian beside a small child', () => {
  for (const moment of ['ask', 'upload'] as const) {
    expect(refusalOf(consultationRules(moment, { ...fine, hasIdNumber: false }))).toBe('id-needed')
    expect(refusalOf(consultationRules(moment, { ...fine, age: 3 }))).toBe('guardian-needed')
    expect(refusalOf(consultationRules(moment, { ...fine, age: 3, withGuardian: true }))).toBeUndefined()
  }
})

test('the first rule that is not kept ends it, each line says what its rule looked at and nothing more, and each rule has a source', () => {
  const said = consultationRules('prescribe', { ...fine, isRevisit: false, isControlled: true })
  expect(said.map(({ rule }) => rule)).toEqual(['by-a-person', 'licence', 'real-name', 'revisit'])
  expect(said.at(-1)).toEqual({ rule: 'revisit', isKept: false, facts: { isRevisit: false, hasDiagnosis: true } })
  for (const { checks, source } of Object.values(careRules)) expect([checks, source]).not.toContain('')
  const asked = new Set(Object.values(careMoments).flatMap(({ rules }) => rules))
  expect([...asked].sort()).toEqual(Object.keys(careRules).sort())
})

test.each(['盐酸吗啡片', '地 西 泮片', '酒石酸唑吡坦片', '盐酸曲马多缓释片', '复方磷酸可待因口服溶液'])(
  '%s is not prescribed at a distance',
  (name) => expect(isControlledDrug(name)).toBe(true),
)

test.each(['苯磺酸氨氯地平片', '缬沙坦胶囊', '盐酸二甲双胍缓释片', '头孢克洛颗粒'])('%s may be', (name) =>
  expect(isControlledDrug(name)).toBe(false),
)

test('a record is kept for fifteen years and the way to it for three, from whatever day on', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (now) => {
      for (const [kind, years] of [
        ['record', 15],
        ['process', 3],
      ] as const) {
        const end = new Date(now)
        end.setUTCFullYear(end.getUTCFullYear() + years)
        expect(storedUntil(kind, now).getTime()).toBeGreaterThanOrEqual(end.getTime())
      }
    }),
  )
  expect(storedUntil('process', instantAt('2026-11-23', 0)).toISOString().slice(0, 4)).toBe('2029')
})

test('the page in the docs is written from the table', async () => {
  const momentsOf = (name: string) =>
    Object.values(careMoments).flatMap(({ words, rules }) => ((rules as readonly string[]).includes(name) ? words : []))
  const rows = Object.entries(careRules).map(
    ([name, { checks, refusal, source }]) =>
      `| \`${name}\` | ${checks} | ${momentsOf(name).join('、')} | \`${refusal}\` | ${source} |`,
  )
  const page = `# Care rules
Written from \`app/areas/consult/care/rules.ts\` by its test; \`npx vitest run consult/care -u\` writes it anew. How they are asked and
what is kept of it: [decision 19](decisions/0019-refusals-leave-their-trail.md).

| rule | checks | asked at | refusal | source |
|---|---|---|---|---|
${rows.join('\n')}

Kept for at least ${retentionDays.record} days (15 years): medical records. For at least ${retentionDays.process} days (3 years): what was checked on the way.
`
  await expect(page).toMatchFileSnapshot('../../../../docs/care-rules.md')
})

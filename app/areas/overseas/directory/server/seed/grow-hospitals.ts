import type { Seeding } from '#app/room.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type { overseasExperts, overseasHospitals, overseasProofs, overseasRates } from '../tables.ts'
import { type DemoCountry, demoCountries } from './countries.ts'
import { demoHospitals, demoServices } from './hospitals.ts'
import { type DemoKind, demoKinds } from './kinds.ts'
import { demoNames, demoTitles, givenFirst } from './people.ts'

/** What an invented hospital grows on. */
export interface Ground {
  seeding: Pick<Seeding, 'now' | 'today'>
  countries: ReadonlyMap<string, number>
  kinds: ReadonlyMap<string, number>
  illnesses: ReadonlyMap<string, number>
}

/** An invented hospital before it is written. */
export interface GrownHospital {
  row: typeof overseasHospitals.$inferInsert & { sourceKey: string }
  country: DemoCountry
  kinds: DemoKind[]
}

/** The same with its id. */
export type PlacedHospital = GrownHospital & { id: number }

export const countryRow = (
  { code, name, currency, languages, goodAt, minutesAhead, intro, visa, travel }: DemoCountry,
  position: number,
) => ({
  sourceKey: `demo ${code}`,
  code,
  name,
  currency,
  languages: [...languages],
  goodAt: [...goodAt],
  minutesAhead,
  intro,
  visa,
  travel,
  position,
  isDemo: true,
})

/** All invented hospitals, in the order of their countries. */
export const hospitalsOf = (ground: Ground): GrownHospital[] =>
  demoCountries.flatMap((country) =>
    (demoHospitals[country.code] ?? []).map((line, position) => hospitalOf(ground, country, line, position)),
  )

const hospitalOf = ({ seeding, countries, kinds }: Ground, country: DemoCountry, line: string, position: number) => {
  const [city = '', name = '', foreignName = '', keys = ''] = line.split('|')
  const own = demoKinds.filter(({ key }) => keys.split(' ').includes(key))
  const sourceKey = `demo ${country.code} ${position + 1}`
  const chance = seeded(`hospital ${sourceKey}`)
  const departments = own.flatMap((kind) => kind.departments).slice(0, 8)
  const strong = own.map((kind) => kind.name).join('、')
  return {
    country,
    kinds: own,
    row: {
      sourceKey,
      countryId: countries.get(`demo ${country.code}`) ?? 0,
      name,
      foreignName,
      city,
      address: `${city}（演示地址，机构为虚构）`,
      intro: `${name}是一家虚构的演示机构，擅长${strong}。设有国际患者部，从收到病历到答复一般 3–5 个工作日；先做远程评估，再决定要不要前往。`,
      departments,
      languages: [...country.languages],
      services: chance.shuffle(demoServices).slice(0, 4),
      categoryIds: own.flatMap(({ key }) => kinds.get(`demo ${key}`) ?? []),
      foundedIn: chance.int(1908, 2012),
      beds: chance.int(8, 120) * 10,
      consultCount: chance.int(6, 180),
      position,
      isHot: position === 0,
      isDemo: true,
      changedAt: earlier(seeding.now, { days: chance.int(3, 60) }),
    },
  }
}

/** Of this one the authorisation ran out a fortnight ago; of that one it does soon. */
const LAPSED = 'demo DE 5'
const ENDING = 'demo TH 3'

/** What proves an invented hospital. */
export const proofRows = (
  { id: hospitalId, row: { sourceKey, name }, country }: PlacedHospital,
  { now, today }: Pick<Seeding, 'now' | 'today'>,
): (typeof overseasProofs.$inferInsert)[] => {
  const chance = seeded(`proof ${sourceKey}`)
  const ends = { [LAPSED]: -14, [ENDING]: 20 }[sourceKey] ?? chance.int(120, 700)
  const scan = (kind: string) => thingPicture('clipboard', `${kind}-${sourceKey.replaceAll(' ', '-')}`)
  const number = (kind: string) => `${country.code}-${kind}-DEMO-${chance.int(10_000, 99_999)}`
  const usual = { hospitalId, withdrawnAt: null, addedAt: earlier(now, { days: 200 }) }
  const proofs: (typeof overseasProofs.$inferInsert)[] = [
    {
      ...usual,
      kind: 'licence',
      title: `${name}医疗机构执业许可（演示）`,
      number: number('L'),
      issuer: `${country.name}卫生主管部门（演示）`,
      startsOn: addDays(today, -chance.int(800, 2400)),
      endsOn: chance.int(0, 2) === 0 ? null : addDays(today, chance.int(300, 1400)),
      scan: scan('licence'),
    },
    {
      ...usual,
      kind: 'authorisation',
      title: `授权医路转介中国患者的合作书（演示）`,
      number: number('A'),
      issuer: `${name}国际患者部（演示）`,
      startsOn: addDays(today, ends - 730),
      endsOn: addDays(today, ends),
      scan: scan('authorisation'),
    },
  ]
  if (chance.int(0, 1) === 0)
    proofs.push({
      ...usual,
      kind: 'accreditation',
      title: '国际医疗质量认证（演示）',
      number: number('Q'),
      issuer: '某国际认证机构（演示）',
      startsOn: addDays(today, -300),
      endsOn: addDays(today, chance.int(200, 700)),
      scan: scan('accreditation'),
    })
  return proofs
}

const measures = ['五年生存率', '一年复查良好率', '术后 30 天存活率', '患者满意度'] as const

/** One published figure for every kind, with an invented source that says so. */
export const rateRows = (
  { id: hospitalId, row, kinds }: PlacedHospital,
  illnesses: ReadonlyMap<string, number>,
): (typeof overseasRates.$inferInsert)[] =>
  kinds
    .filter(({ key }) => key !== 'check')
    .map(({ key, illnesses: names }) => {
      const chance = seeded(`rate ${row.sourceKey} ${key}`)
      return {
        hospitalId,
        illnessId: illnesses.get(chance.pick(names)) ?? null,
        measure: chance.pick(measures),
        perMille: chance.int(520, 960),
        patients: chance.int(80, 2400),
        source: '虚构的登记年报（演示数据）',
        year: chance.int(2019, 2024),
      }
    })

const PEOPLE = 3

/** Three experts of an invented hospital. */
export const expertRows = (
  { id: hospitalId, row, country, kinds }: PlacedHospital,
  illnesses: ReadonlyMap<string, number>,
): (typeof overseasExperts.$inferInsert & { sourceKey: string; hospitalId: number })[] => {
  const names = demoNames[country.code]
  if (!names) return []
  const chance = seeded(`people ${row.sourceKey}`)
  const families = chance.shuffle(names.family)
  return Array.from({ length: PEOPLE }, (_, at) => {
    const [family = '', foreignFamily = ''] = (families[at] ?? '').split(' ')
    const [given = '', ...foreignGiven] = chance.pick(names.given).split(' ')
    const isGivenFirst = givenFirst.has(country.code)
    const kind = kinds[at % kinds.length] as DemoKind
    const department = kind.departments[at % kind.departments.length] ?? ''
    const treated = chance.shuffle(kind.illnesses).slice(0, 4)
    const sourceKey = `${row.sourceKey} ${at + 1}`
    const portrait = `overseas-${sourceKey.replaceAll(' ', '-')}`
    return {
      sourceKey,
      hospitalId,
      name: isGivenFirst ? `${given}${family}` : `${family}${given}`,
      foreignName: isGivenFirst
        ? `${foreignGiven.join(' ')} ${foreignFamily}`
        : `${foreignFamily} ${foreignGiven.join(' ')}`,
      title: demoTitles[at] ?? demoTitles[0],
      department,
      intro: `虚构的演示人物。在${row.name}${department}工作，主要看${treated.join('、')}，参与国际患者的远程会诊。`,
      goodAt: [...treated.slice(0, 3), ...kind.treatments.slice(0, 1)],
      languages: [...country.languages.slice(0, 2)],
      illnessIds: treated.flatMap((name) => illnesses.get(name) ?? []),
      isRemote: at < 2,
      image: `/pictures/portrait/${portrait}.svg?age=${chance.int(38, 64)}&coat=1`,
      position: at,
      isDemo: true,
    }
  })
}

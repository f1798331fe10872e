import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { seed as plantDepartments } from '#app/areas/guahao/departments/server/seed.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { seed as plantHospitals } from '#app/areas/guahao/hospitals/server/seed.ts'
import { diseaseDetail, diseaseSearch } from '#app/areas/guahao/illnesses/contract.ts'
import { seed as plantIllnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { cityListV11 } from '#app/areas/location/contract.ts'
import { seed as plantLocation } from '#app/areas/location/server/seed.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { insertDoctors } from '../queries/change.ts'
import { aDoctor } from '../seed/a-doctor.ts'
import { seed as plantDoctors } from '../seed.ts'

let app: TestApp
let illnesses: { id: number; name: string }[]
/** A city without hospitals. */
let aba: number

beforeAll(async () => {
  app = await startTestApp()
  const seeding = { db: app.db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 }
  for (const part of [plantLocation, plantCatalogue, plantIllnesses, plantHospitals, plantDepartments, plantDoctors]) {
    await part.run(seeding)
  }
  const { rows } = await app.pool.query<{ id: string; name: string }>(
    'select id, name from guahao_illnesses order by id',
  )
  illnesses = rows.map(({ id, name }) => ({ id: Number(id), name }))
  aba = (await app.callApi(cityListV11, {})).list.find(({ city_name }) => city_name === '阿坝')?.city_id as number
}, 120_000)
afterAll(() => app.close())

const idOf = (name: string) => illnesses.find((illness) => illness.name === name)?.id as number
const doctorsFor = (ill_id: number, city: number, more: object = {}) =>
  app.callApi(calls.doctorList, { ill_id, ...more }, { city })

test('every illness of the catalogue leads to doctors in the default city', async () => {
  expect(illnesses.length).toBeGreaterThan(300)
  const withoutAny: string[] = []
  for (const { id, name } of illnesses) {
    const { list, city_id } = await doctorsFor(id, 5)
    if (list.length === 0 || city_id !== 5) withoutAny.push(name)
  }
  expect(withoutAny).toEqual([])
})

test('in a city without hospitals every illness leads to doctors of the country, and the answer says so', async () => {
  expect(aba).toBeGreaterThan(0)
  const withoutAny: string[] = []
  for (const { id, name } of illnesses) {
    const { list, city_id } = await doctorsFor(id, aba)
    if (list.length === 0 || city_id !== 0) withoutAny.push(name)
  }
  expect(withoutAny).toEqual([])
})

test('who is known for the illness comes first, then its usual department, and nobody twice over the pages', async () => {
  const id = idOf('支气管哮喘')
  const { departments } = await app.callApi(diseaseDetail, { ill_id: id }, { city: 5 })
  const pages = [await doctorsFor(id, 5), await doctorsFor(id, 5, { page: 2 })]
  const found = pages.flatMap(({ list }) => list)
  expect(pages[0]?.reach).toBe('department')
  expect(new Set(found.map(({ doctor_id }) => doctor_id)).size).toBe(found.length)
  const known = found.map(({ ill_tags }) => ill_tags.includes('支气管哮喘'))
  expect(known).toEqual([...known].sort((a, b) => Number(b) - Number(a)))
  expect(known[0]).toBe(true)
  const others = found.filter(({ ill_tags }) => !ill_tags.includes('支气管哮喘'))
  for (const { dep_name } of others) expect(departments.map(({ name }) => name)).toContain(dep_name)
})

test('a symptom, which nobody is known for, leads to its departments', async () => {
  for (const { ill_id, departments } of await Promise.all(
    ['发热', '咳嗽', '胸痛', '腹泻'].map((name) => app.callApi(diseaseDetail, { ill_id: idOf(name) }, { city: 5 })),
  )) {
    const { list } = await doctorsFor(ill_id, 5)
    for (const { dep_name } of list) expect(departments.map(({ name }) => name)).toContain(dep_name)
  }
})

test('where the city has none of its departments those who see everything of its class stand in, then general practitioners', async () => {
  const allergy = idOf('过敏症')
  const { departments } = await app.callApi(diseaseDetail, { ill_id: allergy }, { city: 5 })
  expect(departments.map(({ name, is_here }) => [name, is_here])).toEqual([['变态反应科', 0]])
  const nearest = await doctorsFor(allergy, 5)
  expect(nearest).toMatchObject({ reach: 'class', city_id: 5 })
  expect(new Set(nearest.list.map(({ dep_name }) => dep_name))).toEqual(new Set(['普通内科']))

  const small = await openGeneralPractice()
  const there = await doctorsFor(allergy, small)
  expect(there).toMatchObject({ reach: 'general', city_id: small })
  expect(there.list[0]?.dep_name).toMatch(/全科/)
})

test('a surgeon of something else does not stand in: a hurt brain is not sent to the surgery of the breast', async () => {
  const brain = idOf('脑外伤')
  expect(await doctorsFor(brain, 5)).toMatchObject({ reach: 'department', city_id: 5 })
  const small = await openGeneralPractice('神农架')
  await openDepartment(small, '乳腺外科')
  const found = await doctorsFor(brain, small)
  expect(found).toMatchObject({ reach: 'general', city_id: small })
  expect(new Set(found.list.map(({ dep_name }) => dep_name))).toEqual(new Set(['全科门诊']))
})

/** The one hospital of a city, with general practitioners alone; the city. */
const openGeneralPractice = async (name = '甘孜'): Promise<number> => {
  const cityId = (await app.callApi(cityListV11, {})).list.find(({ city_name }) => city_name === name)
    ?.city_id as number
  await openDepartment(cityId, '全科门诊')
  return cityId
}

/** Another hospital of a city, with one department and one doctor. */
const openDepartment = async (cityId: number, name: string) => {
  const catalogue = await app.pool.query<{ id: string }>('select id from guahao_catalogue where name = $1', [name])
  const [hospitalId] = (await insertHospitals(app.db, [aHospital({ name: `示例医院 ${name} ${cityId}`, cityId })])) as [
    number,
  ]
  const one = aDepartment({ hospitalId, catalogueId: Number(catalogue.rows[0]?.id), name })
  const [depId] = (await insertDepartments(app.db, [one])) as [number]
  await insertDoctors(app.db, [aDoctor({ depId, name: `${name}医生` })])
}

test('filters narrow what the illness found, and do not move it to other departments', async () => {
  const id = idOf('发热')
  const { departments } = await app.callApi(diseaseDetail, { ill_id: id }, { city: 5 })
  const chiefs = await doctorsFor(id, 5, { title: 40 })
  expect(chiefs.reach).toBe('department')
  for (const { title, dep_name } of chiefs.list) {
    expect(title).toBe(40)
    expect(departments.map(({ name }) => name)).toContain(dep_name)
  }
  expect((await doctorsFor(id, 5, { class_id: 30 })).list).toEqual([])
})

test('a list without an illness says its city and no reach', async () => {
  expect(await app.callApi(calls.doctorList, {}, { city: 5 })).toMatchObject({ reach: null, city_id: 5 })
  expect((await app.callApi(calls.doctorList, {}, { city: aba })).list).toEqual([])
  expect((await app.callApi(diseaseSearch, { keyword: '发烧' })).list[0]?.ill_name).toBe('发热')
})

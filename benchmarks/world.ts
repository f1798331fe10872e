import type { Product } from '#test/support/product.ts'

/** Somewhere that a patient may book, as found by the calls that they would ask. */
export interface Clinic {
  unit_id: number
  dep_id: number
  doctor_id: number
  date: string
  slot_id: number
}

/** What the calls of a running product name: enough of each that no two questions in a row are the same. */
export interface World {
  unitIds: number[]
  departments: { unit_id: number; dep_id: number }[]
  doctors: { unit_id: number; dep_id: number; doctor_id: number }[]
  clinics: Clinic[]
  goodsIds: number[]
  /** Sessions of flash sales. */
  saleIds: number[]
  /** Care abroad. */
  abroad: { countryIds: number[]; unitIds: number[]; illnessIds: number[] }
}

type Row = Record<string, number | string>

/** A question to a running product: the list in its answer, empty where nobody answers. */
const listOf = async ({ port }: Product, path: string): Promise<Row[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`)
  const { data } = (await answer.json()) as { data?: { list?: Row[] } }
  return data?.list ?? []
}

const worlds = new WeakMap<Product, Promise<World>>()

/** Walks through the hospitals of the usual city; each product is walked through once. */
export const walkThrough = (app: Product): Promise<World> => {
  const world = worlds.get(app) ?? walk(app)
  worlds.set(app, world)
  return world
}

const walk = async (app: Product): Promise<World> => {
  const units = await listOf(app, '/guahao/v1/unit/list?page_size=20')
  const goods = await listOf(app, '/entity_goods/list?page_size=50')
  const sales = await listOf(app, '/seckill/schedule_conf')
  const countries = await listOf(app, '/overseas/countries')
  const unitsAbroad = await listOf(app, '/overseas/hospitals?page_size=50')
  const illnesses = await listOf(app, '/overseas/illnesses')
  const world: World = {
    unitIds: units.map((row) => Number(row.unit_id)),
    departments: [],
    doctors: [],
    clinics: [],
    goodsIds: goods.map((row) => Number(row.goods_id)),
    saleIds: sales.map((row) => Number(row.schedule_id)),
    abroad: {
      countryIds: countries.map((row) => Number(row.country_id)),
      unitIds: unitsAbroad.map((row) => Number(row.unit_id)),
      illnessIds: illnesses.map((row) => Number(row.ill_id)),
    },
  }
  for (const unit_id of world.unitIds) {
    for (const row of (await listOf(app, `/guahao/v1/dep/list?unit_id=${unit_id}`)).slice(0, 5)) {
      const department = { unit_id, dep_id: Number(row.dep_id) }
      world.departments.push(department)
      await walkDepartment(app, world, department)
    }
  }
  return world
}

const walkDepartment = async (app: Product, world: World, department: { unit_id: number; dep_id: number }) => {
  const { unit_id, dep_id } = department
  const all = await listOf(app, `/guahao/v1/dep/${dep_id}/all-doctor?unit_id=${unit_id}`)
  world.doctors.push(...all.map((row) => ({ ...department, doctor_id: Number(row.doctor_id) })))
  const days = await listOf(app, `/guahao/v1/dep/${dep_id}/sch-date?unit_id=${unit_id}`)
  const date = days.find(({ state }) => state === 'bookable')?.date
  if (date === undefined) return
  const onDuty = await listOf(app, `/guahao/v1/dep/${dep_id}/date-doctors?unit_id=${unit_id}&date=${date}`)
  for (const { doctor_id } of onDuty.slice(0, 2)) {
    const path = `/guahao/v1/doctor/${doctor_id}/slots?unit_id=${unit_id}&dep_id=${dep_id}&date=${date}`
    const slot = (await listOf(app, path)).find(({ state }) => state === 'bookable')
    if (slot)
      world.clinics.push({
        ...department,
        doctor_id: Number(doctor_id),
        date: String(date),
        slot_id: Number(slot.slot_id),
      })
  }
}

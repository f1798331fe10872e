import { afterAll, beforeAll, expect, test } from 'vitest'
import { maskedName } from '#app/areas/access/patients/rules.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { findRowNames } from '#kit/db/row-names.ts'
import { findRowNamers } from '#server/row-namers.ts'
import { linesOf } from '#test/support/exported.ts'
import { signIn } from '#test/support/people.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { rowKinds } from '../rules.ts'

let app: TestApp
let hospitalId: number
let admin: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  hospitalId = (await insertHospitals(app.db, [aHospital({ name: '滨江医院' })]))[0] as number
  admin = await signInStaff(app, hospitalId, 'admin')
})
afterAll(() => app.close())

/** Somebody does something to a row. */
const act = (kind: string, id: string) => {
  const ctx = app.context()
  const who = { hospitalId, staffId: admin.staffId, doctorId: null, staffName: '某人' }
  return ctx.emit('desk.acted', {
    ...who,
    act: 'hospital.notice',
    kind,
    id,
    before: null,
    after: null,
    traceid: 'trace',
  })
}
const asAdmin = () => ({ staffKey: admin.staffKey })
const nameIn = async (kind: string, row_id: string) =>
  (await app.callApi(calls.deskAuditList, { kind, row_id }, asAdmin())).list[0]?.row_name

test('what is gone, or never was, has no name but its number', async () => {
  await act('hospital', '999999')
  await act('hospital', 'twelve')
  await act('unicorn', '7')
  expect(await nameIn('hospital', '999999')).toBeNull()
  expect(await nameIn('hospital', 'twelve')).toBeNull()
  expect(await nameIn('unicorn', '7')).toBeNull()
})

test('a row is named as people call it, on the page and in the file', async () => {
  await act('hospital', String(hospitalId))
  await act('merchant', `${hospitalId} wechat`)
  await act('export', '号源表.csv')
  await act('goods-order', '2026112300001')
  expect(await nameIn('hospital', String(hospitalId))).toBe('滨江医院')
  expect(await nameIn('merchant', `${hospitalId} wechat`)).toContain('滨江医院 ')
  expect(await nameIn('export', '号源表.csv')).toBe('号源表.csv')
  expect(await nameIn('goods-order', '2026112300001')).toBe('2026112300001')
  const file = await app.callApi(calls.deskAuditExport, { kind: 'hospital', row_id: String(hospitalId) }, asAdmin())
  expect(linesOf(file)[0]).toMatchObject({ 对象: '医院', 名称: '滨江医院', 编号: String(hospitalId) })
})

test('a block of a place that is no more is called by itself, and the page stands', async () => {
  const { rows } = await app.pool.query(
    "insert into home_block_rules (place, block, position, is_hidden) values ('cinema', 'films', 1, false) returning id",
  )
  await act('block', String(rows[0].id))
  expect(await nameIn('block', String(rows[0].id))).toBe('films')
})

test('a word that was searched for is called by itself, also where it is the number of another row', async () => {
  const { rows } = await app.pool.query(
    "insert into search_adverts (place, title, link, is_paid, position, begins_at) values ('box', '洗牙', '', false, 1, now()) returning id",
  )
  const id = String(rows[0].id)
  await act('search-word', id)
  await act('hot-word', id)
  expect([await nameIn('search-word', id), await nameIn('hot-word', id)]).toEqual(['洗牙', id])
})

test.each(['王小明', ' 欧阳 ', '𠮷田', '用户体验师', '用户0001', '', '  '])(
  'a patient called “%s” is masked as everywhere',
  async (nickname) => {
    const { patientId } = await signIn(app)
    await app.pool.query('update access_patients set nickname = $2 where id = $1', [patientId, nickname])
    await act('patient', String(patientId))
    expect(await nameIn('patient', String(patientId))).toBe(maskedName(nickname))
  },
)

test('a row that was given another name is called by that', async () => {
  const staff = await signInStaff(app, hospitalId, 'nurse')
  await act('staff', String(staff.staffId))
  await app.pool.query("update access_staff set name = '林晓' where id = $1", [staff.staffId])
  expect(await nameIn('staff', String(staff.staffId))).toBe('林晓')
})

test('one statement names rows of every kind there is', async () => {
  let asked = 0
  const db = Object.assign(Object.create(app.db), {
    execute: (query: Parameters<typeof app.db.execute>[0]) => {
      asked++
      return app.db.execute(query)
    },
  })
  const kinds = Object.keys(rowKinds)
  const nameOf = await findRowNames(
    db,
    await findRowNamers(),
    kinds.map((kind) => ({ kind, id: String(hospitalId) })),
  )
  expect(asked).toBe(1)
  expect(nameOf('parking-lot', String(hospitalId))).toBe('滨江医院')
})

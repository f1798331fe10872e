import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as signInSeed } from '#app/areas/access/patients/server/seed.ts'
import { isIdCard } from '#kit/check/id-card.ts'
import { seeded } from '#kit/random/seeded.ts'
import { isPersonName } from '#kit/text/name.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { memberListApi } from '../../contract.ts'
import { seed } from '../seed.ts'
import { familyOf } from './families.ts'

let app: TestApp
const TODAY = '2026-11-23'

beforeAll(async () => {
  app = await startTestApp()
  const seeding = { db: app.db, config: app.config, now: app.clock.now(), today: TODAY, scale: 2 }
  await signInSeed.run(seeding)
  await seed.run(seeding)
})
afterAll(() => app.close())

test('every family could live: names, numbers that fit, parents older than children', () => {
  for (let n = 0; n < 200; n++) {
    const family = familyOf(seeded(`family ${n}`), TODAY)
    const age = (relation: string) => {
      const relative = family.find((one) => one.relation === relation)
      return relative && ageOn(relative.birthday, TODAY)
    }
    for (const { truename, idNumber } of family)
      expect([isPersonName(truename), isIdCard(idNumber)]).toEqual([true, true])
    const self = age('self') ?? 0
    expect(self).toBeGreaterThan(25)
    expect(self - (age('child') ?? 0)).toBeGreaterThan(20)
    expect((age('parent') ?? 99) - self).toBeGreaterThan(20)
  }
})

test('the same text makes the same family', () => {
  expect(familyOf(seeded('family 1'), TODAY)).toEqual(familyOf(seeded('family 1'), TODAY))
})

test('a demonstration patient signs in and finds their family, themselves first', async () => {
  const { key } = await signIn(app, '13800000001')
  const { list } = await app.callApi(memberListApi, {}, { key })
  expect(list.length).toBeGreaterThan(1)
  expect(list[0]).toMatchObject({ relation: 'self', is_default: 1, is_certified: 1 })
})

test('at scale 2 there are twenty patients', async () => {
  const { rows } = await app.pool.query('select count(*)::int as count from access_patients')
  expect(rows[0].count).toBe(20)
})

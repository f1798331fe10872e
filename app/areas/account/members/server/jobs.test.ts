import { afterAll, beforeAll, expect, test } from 'vitest'
import { islogined } from '#app/areas/access/patients/contract.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { memberInfoApi, saveMember } from '../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const WOMAN = '999999199001010024'

test('a new secret takes over while the product is open: old rows are found, read and sealed anew', async () => {
  const { key, mobile, patientId } = await signIn(app)
  const woman = { truename: '林若溪', id_card: WOMAN, mobile: '13812345678', address: '海棠街 8 号' }
  const { member_id } = await app.callApi(saveMember, woman, { key })
  const before = app.config.secret
  // One object for the whole process: the next question already sees the new secret.
  Object.assign(app.config, { secret: 'another secret of at least 32 characters', formerSecrets: [before] })

  app.clock.advance({ minutes: 2 })
  expect((await signIn(app, mobile)).patientId).toBe(patientId)
  expect(await app.refusal(saveMember, woman, { key })).toBe('known-member')
  await app.wakeAll()

  const { rows: members } = await app.pool.query('select id_sealed, address_sealed from account_members')
  const { rows: patients } = await app.pool.query('select mobile_sealed, mobile_index from access_patients')
  const seal = sealOf({ secret: app.config.secret, formerSecrets: [] })
  expect(seal.open(members[0].id_sealed, 'id-number')).toBe(WOMAN)
  expect(seal.open(members[0].address_sealed, 'address')).toBe('海棠街 8 号')
  expect(seal.open(patients[0].mobile_sealed, 'mobile')).toBe(mobile)
  expect(patients[0].mobile_index).toBe(seal.index(mobile, 'mobile'))
  expect(await app.callApi(memberInfoApi, { member_id }, { key })).toMatchObject({ mobile: '138****5678' })
  expect(await app.callApi(islogined, {}, { key })).toMatchObject({ mobile })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { giveGift, pointGifts } from '#app/areas/doctor-gifts/contract.ts'
import { seed as plantGifts } from '#app/areas/doctor-gifts/server/seed.ts'
import { benchDecline, benchEnd } from '#app/areas/workbench/consultations/contract.ts'
import { answeredConsultation, aSummary, paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { earnPoints } from '#test/support/points-mall.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { benchGifts, benchIncome, benchIncomeOf } from '../contract.ts'

let app: TestApp
let people: CrowdPerson[]
let mine: DoctorPerson
let other: DoctorPerson

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-30 22:00' })
  people = await signInCrowd(app, 6)
  const [one, two] = (await openSurgery(app, { doctors: 2 })).doctorIds as [number, number]
  ;[mine, other] = [await signInDoctor(app, one), await signInDoctor(app, two)]
})
afterAll(() => app.close())

const again = async ({ loginName: login_name, password }: DoctorPerson) => ({
  doctorKey: (await app.callApi(benchSignIn, { login_name, password })).doctor_key,
})

test('what came for their consultations stands in its month, what went back is taken off in the month in which it went, and nobody else’s is there', async () => {
  const [a, b, c, d] = people as [CrowdPerson, CrowdPerson, CrowdPerson, CrowdPerson]
  expect(await app.callApi(benchIncome, {}, await again(mine))).toMatchObject({ list: [], earned: '0.00' })
  const held = await answeredConsultation(app, a, mine.doctorId)
  await app.callApi(benchEnd, { ask_id: held, ...aSummary }, await again(mine))
  const declined = await paidConsultation(app, b, mine.doctorId)
  await app.callApi(benchDecline, { ask_id: declined, reason: '太忙' }, await again(mine))
  await answeredConsultation(app, d, other.doctorId)
  await app.wakeAll()
  // Shanghai's December: what nobody takes in time goes back then.
  app.clock.advance({ minutes: 90 })
  const late = await paidConsultation(app, c, mine.doctorId)
  app.clock.advance({ hours: 2 })
  await app.wakeAll()
  await app.wakeAll()

  const me = await again(mine)
  const income = await app.callApi(benchIncome, {}, me)
  const months = Object.fromEntries(income.list.map(({ month, ...rest }) => [month, rest]))
  expect(months).toEqual({
    '2026-11': { ask_num: 3, paid: '90.00', refunded: '30.00', earned: '60.00', share: '0.00' },
    '2026-12': { ask_num: 1, paid: '0.00', refunded: '30.00', earned: '-30.00', share: '0.00' },
  })
  expect(income).toMatchObject({ paid: '90.00', refunded: '60.00', earned: '30.00' })
  const { list } = await app.callApi(benchIncomeOf, { month: '2026-11' }, me)
  expect(list.map(({ ask_id, earned }) => [ask_id, earned])).toEqual(
    expect.arrayContaining([
      [held, '30.00'],
      [declined, '0.00'],
    ]),
  )
  expect((await app.callApi(benchIncomeOf, { month: '2026-12' }, me)).list.map(({ ask_id }) => ask_id)).toEqual([late])
  expect((await app.callApi(benchIncome, {}, await again(other))).earned).toBe('30.00')
  expect(await app.refusal(benchIncomeOf, { month: '2026-13' }, me)).toBe('422')
})

test('a doctor sees the gifts that they received, and nobody else’s', async () => {
  const giver = people[4] as CrowdPerson
  await plantGifts.run({ ...app.context(), today: '2026-12-01', scale: 1 })
  await earnPoints(app, giver.patientId, 100)
  const [gift] = (await app.callApi(pointGifts, {})).list
  const given = { gift_id: gift?.gift_id ?? 0, doctor_id: mine.doctorId, num: 2 }
  await app.callApi(giveGift, given, giver)
  const { list } = await app.callApi(benchGifts, {}, await again(mine))
  expect(list).toMatchObject([{ name: gift?.name, num: 2, ask_id: '' }])
  expect((await app.callApi(benchGifts, {}, await again(other))).list).toEqual([])
})

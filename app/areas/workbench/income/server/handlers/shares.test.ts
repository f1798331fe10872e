import { afterAll, beforeAll, expect, test } from 'vitest'
import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { deskRequestAgree, deskRequests, deskSignIn } from '#app/areas/access/staff/contract.ts'
import * as settling from '#app/areas/desk/settlements/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { benchDecline, benchEnd } from '#app/areas/workbench/consultations/contract.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { answeredConsultation, aSummary, paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { benchIncome, benchIncomeOf, benchSettlements } from '../../contract.ts'

let app: TestApp
let people: CrowdPerson[]
let [mine, other]: DoctorPerson[] = []
let accountant: StaffPerson
let second: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: '2026-10-20 10:30', env: { PLATFORM_HOSPITAL: '1' } })
  const [ours = 0] = await insertHospitals(app.db, [aHospital({ name: '平台医院' })])
  const [one = 0, two = 0] = (await openSurgery(app, { doctors: 2 })).doctorIds
  people = await signInCrowd(app, 4)
  ;[mine, other] = [await signInDoctor(app, one), await signInDoctor(app, two)]
  accountant = await signInStaff(app, ours, 'accountant')
  second = await signInStaff(app, ours, 'admin')
}, 120_000)
afterAll(async () => {
  expect(await listPayFaults(app.db)).toEqual([])
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const again = async ({ loginName: login_name, password }: DoctorPerson) => ({
  doctorKey: (await app.callApi(benchSignIn, { login_name, password })).doctor_key,
})
const comeIn = async () => {
  for (const person of [accountant, second]) {
    const { loginName: login_name, password, secret } = person
    const code = totpAt(secret, app.clock.now())
    person.staffKey = (await app.callApi(deskSignIn, { login_name, password, code })).staff_key
  }
}
/** What the books owe somebody. */
const owedTo = async (account: string): Promise<string> => {
  const { rows } = await app.pool.query(
    `select coalesce(sum(case when credit = $1 then amount_fen else -amount_fen end), 0)::int as fen
     from pay_ledger where $1 in (debit, credit)`,
    [account],
  )
  return (rows[0].fen / 100).toFixed(2)
}

test('without an agreement a doctor has no share, and is told so', async () => {
  const colleague = other as DoctorPerson
  await answeredConsultation(app, people[3] as CrowdPerson, colleague.doctorId)
  const as = await again(colleague)
  expect(await app.callApi(benchSettlements, {}, as)).toMatchObject({ terms: null, list: [], open: { net: '0.00' } })
  expect((await app.callApi(benchIncome, {}, as)).list).toMatchObject([{ earned: '30.00', share: '0.00' }])
})

test('a doctor sees their share, what the house keeps and when it is paid out, equal to the books at every step', async () => {
  const doctor = mine as DoctorPerson
  const party = `doctor:${doctor.doctorId}`
  const terms = { party, share: '70', fee: '0.6', from_day: '2026-10-20' }
  await app.callApi(settling.deskSettlementTerms, terms, accountant)
  const held = await answeredConsultation(app, people[0] as CrowdPerson, doctor.doctorId)
  await app.callApi(benchEnd, { ask_id: held, ...aSummary }, await again(doctor))
  const declined = await paidConsultation(app, people[1] as CrowdPerson, doctor.doctorId)
  await app.callApi(benchDecline, { ask_id: declined, reason: '太忙' }, await again(doctor))
  await app.wakeAll()

  // Of 30.00 the fee is 0.18; of the other 29.82 seventy per cent are theirs. What went back takes the same with it.
  const as = await again(doctor)
  const before = await app.callApi(benchSettlements, {}, as)
  expect(before).toMatchObject({
    terms: { share: '70', fee: '0.6', from_day: '2026-10-20' },
    open: { came: '60.00', went: '30.00', fee: '0.18', kept: '8.95', net: '20.87' },
    list: [],
  })
  const months = async () => (await app.callApi(benchIncome, {}, await again(doctor))).list
  expect(await months()).toMatchObject([{ month: '2026-10', earned: '30.00', share: '20.87' }])
  const lines = (await app.callApi(benchIncomeOf, { month: '2026-10' }, as)).list
  expect(Object.fromEntries(lines.map(({ ask_id, share }) => [ask_id, share]))).toEqual({
    [held]: '20.87',
    [declined]: '0.00',
  })
  expect(await owedTo(party)).toBe('0.00')

  app.clock.set('2026-11-02 09:00')
  await comeIn()
  const issued = await app.callApi(settling.deskSettlementIssue, { party, month: '2026-10' }, accountant)
  const after = async () => app.callApi(benchSettlements, {}, await again(doctor))
  expect(await after()).toMatchObject({
    open: { came: '0.00', net: '0.00' },
    list: [{ number: issued.number, net: '20.87', kept: '8.95', fee: '0.18', due: '20.87', payout: null }],
  })
  expect(await owedTo(party)).toBe('20.87')
  // As settled it is the same as it would have been.
  expect(await months()).toMatchObject([{ share: '20.87' }])

  const { payout_id } = await app.callApi(
    settling.deskPayoutPropose,
    { settlement_id: issued.settlement_id },
    accountant,
  )
  expect((await after()).list[0]).toMatchObject({ payout: 'proposed', paid_date: '' })
  const request_id = (await app.callApi(deskRequests, {}, second)).list[0]?.request_id ?? 0
  await app.callApi(deskRequestAgree, { request_id }, second)
  const proof = (await app.callApi(settling.deskPayoutProof, { file: await aPicture() }, accountant)).url
  await app.callApi(settling.deskPayoutPaid, { payout_id, bank_no: 'B1', paid_on: '2026-11-02', proof }, accountant)
  expect((await after()).list[0]).toMatchObject({ payout: 'paid', payout_name: '已付款', paid_date: '2026-11-02' })
  expect(await owedTo(party)).toBe('0.00')
  expect((await app.callApi(benchSettlements, {}, await again(other as DoctorPerson))).list).toEqual([])
})

import { deskPayoutProof, deskPayoutPropose, deskSettlementIssue } from '#app/areas/desk/settlements/contract.ts'
import { movePayout } from '#app/areas/desk/settlements/server/queries.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { monthAfter, spanOf } from '#app/areas/pay/rules/months.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { onePixel } from '../support/a-picture.ts'
import { type Asker, newStaff } from './askers.ts'
import type { World } from './world.ts'

let made = 0

/** Gives somebody whom the platform can settle a month with something to settle: their account, and the month. */
const somethingDue = async ({ app }: World, hospitalId: number, month: string) => {
  const account = `hospital:${hospitalId}` as const
  const entry = { debit: 'coupon', credit: account, amountFen: 100, enteredAt: spanOf(month).startsAt } as const
  await postEntry(app.db, { ...entry, happening: `to-settle-${++made}` })
  return { party: account, month }
}

/** A hospital that is new has nothing settled yet. */
const newParty = async (world: World) => {
  const [id = 0] = await insertHospitals(world.app.db, [aHospital({ name: `待结算医院${++made}` })])
  return somethingDue(world, id, '2026-10')
}

const accountantOf = async ({ ours, staffOf }: World) => (await staffOf(ours, 'accountant')).as

let months = 0

/** A settlement that the asker's desk sees: the platform's sees all. */
export const settlementOfDesk = async (world: World, { hospitalId }: Asker): Promise<number> => {
  const { ours, app } = world
  const isPlatform = hospitalId === undefined || hospitalId === ours.hospitalId
  const due = isPlatform ? newParty(world) : somethingDue(world, hospitalId, monthAfter('2026-01', months++))
  return (await app.callApi(deskSettlementIssue, await due, await accountantOf(world))).settlement_id
}

/** A payout that another has agreed to. */
export const payoutOfDesk = async (world: World, asker: Asker): Promise<number> => {
  const { app } = world
  const settlement_id = await settlementOfDesk(world, asker)
  const { payout_id } = await app.callApi(deskPayoutPropose, { settlement_id }, await accountantOf(world))
  const { staffId = 0 } = await newStaff(app, world.ours.hospitalId, 'admin')
  await movePayout(app.db, payout_id, 'approved', { approvedAt: app.clock.now(), approvedBy: staffId })
  return payout_id
}

/** A settlement of a hospital that owes by it. */
const claimOfDesk = async (world: World): Promise<number> => {
  const { app } = world
  const { party, month } = await newParty(world)
  const entry = { debit: party, credit: 'coupon', amountFen: 200, enteredAt: spanOf(month).startsAt } as const
  await postEntry(app.db, { ...entry, happening: `to-claim-${++made}` })
  return (await app.callApi(deskSettlementIssue, { party, month }, await accountantOf(world))).settlement_id
}

const proofOf = async ({ app }: World, { as }: Asker) =>
  (await app.callApi(deskPayoutProof, { file: onePixel() }, as)).url

/** What honest programs send to the calls of settlements and payouts. */
export const settlementsByCall = {
  deskSettlements: () => ({ kind: 'hospital', month: '2026-10' }),
  deskSettlementsExport: () => ({ kind: 'hospital', month: '2026-10' }),
  deskSettlementsDue: () => ({ month: '2026-10' }),
  deskSettlementIssue: newParty,
  deskSettlementParties: () => ({ kind: 'doctor' }),
  deskSettlementTerms: ({ app, ours }: World) => ({
    party: `hospital:${ours.hospitalId}`,
    share: '95',
    fee: '0.6',
    from_day: addDays(dayOf(app.clock.now()), 1),
  }),
  deskPayoutPropose: async ({ app, ours }: World) => {
    const { staffId } = await newStaff(app, ours.hospitalId, 'accountant')
    await app.pool.query(
      "update access_staff_grants set role_since = role_since - interval '7 days' where staff_id = $1",
      [staffId],
    )
    return {}
  },
  deskReceiptPropose: async (world: World, asker: Asker) => ({
    settlement_id: await claimOfDesk(world),
    amount: '0.40',
    bank_no: `R${++made}`,
    received_on: dayOf(world.app.clock.now()),
    proof: await proofOf(world, asker),
  }),
  deskPayoutProof: () => ({ file: onePixel() }),
  deskPayoutPaid: async (world: World, asker: Asker) => ({
    bank_no: `B${++made}`,
    paid_on: dayOf(world.app.clock.now()),
    proof: await proofOf(world, asker),
  }),
  deskPayoutFail: () => ({ says: '户名不符' }),
}

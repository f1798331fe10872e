import { loginByCode, momentKey } from '#app/areas/access/patients/contract.ts'
import { userActionsAdd } from '#app/areas/analytics/contract.ts'
import { cancelOrder } from '#app/areas/guahao/booking/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { changePieces } from '#app/areas/mall/stock/server/queries/write.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { searchComplex } from '#app/areas/search/contract.ts'
import { allCalls, finding } from '../generated/all-calls.ts'
import { newPatient } from '../generated/askers.ts'
import { heldOrder, paidOrder } from '../generated/fixtures.ts'
import { honestInput } from '../generated/honest.ts'
import { askerOf, type World } from '../generated/world.ts'
import { codeAt, ticketAt } from '../support/sign-in-ways.ts'

/**
 * Makes rows of every kind: asks every call as an honest program does, lets the jobs run, and then does what leaves rows that a job
 * takes away again. Gives what was not answered well: rows that were meant to be there may be missing.
 */
export const plantRows = async (world: World): Promise<string[]> => {
  const refused: string[] = []
  for (const call of await allCalls()) {
    const asker = await askerOf(world, call)
    const input = await honestInput(world, call, asker)
    const { status, body } = await world.app.rawRequest(call, input, asker.as)
    if (status !== 200 || body.reason !== undefined)
      refused.push(finding(call, `answers ${status} ${JSON.stringify(body).slice(0, 200)}`))
  }
  await world.app.wakeAll()
  await plantWhatPasses(world)
  return refused
}

/** Rows that stand for minutes, or until a job has seen them. */
const plantWhatPasses = async (world: World): Promise<void> => {
  const { app } = world
  const patient = await newPatient(app)
  await app.callApi(momentKey, {}, patient.as)
  await ticketAt(app, loginByCode, { code: codeAt(app, 'messenger', 'somebody-new') })

  // Paid in the last minute: the notice comes when the time to pay is over.
  const { out_trade_no } = await heldOrder(world, patient)
  await app.callApi(sandboxPay, { out_trade_no, outcome: 'late' })
  // Asked with a key, so that the answer is stored.
  const { order_id: id } = await paidOrder(world, patient)
  await app.callApi(cancelOrder, { id, reason: '改天再去' }, { ...patient.as, idempotencyKey: 'cancelled-once' })

  // Sold out, and back a moment later.
  const { rows } = await app.pool.query('select id, left_n from mall_stocks where left_n > 0 order by id limit 1')
  const [stockId, pieces] = [Number(rows[0].id), Number(rows[0].left_n)]
  await changePieces(app.db, stockId, -pieces, app.clock.now())
  app.clock.advance({ minutes: 1 })
  await changePieces(app.db, stockId, pieces, app.clock.now())

  const [hospital] = (await app.callApi(unitList, {})).list
  await app.callApi(searchComplex, { keyword: hospital?.unit_name ?? '' })
  const actions = [{ event: 'visit' as const, page_url: '/guahao/index' }]
  await app.callApi(
    userActionsAdd,
    { timestamp: app.clock.now().getTime(), nonce: 'what-a-patient-did', actions },
    patient.as,
  )
}

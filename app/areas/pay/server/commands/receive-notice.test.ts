import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import type { Events } from '#app/events.ts'
import { cashier, listTrades, outcomes, payAtCashier, refundWays } from '#kit/outside/server/cashier.ts'
import { signNotice } from '#kit/outside/server/cashier-notice.ts'
import { seeded } from '#kit/random/seeded.ts'
import { later } from '#kit/time/span.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { payPrepare } from '../../contract.ts'
import { type PaymentState, paymentArrows } from '../../states.ts'
import { closePayment, listBooked, listPayFaults, paymentOf, refund, startPayments } from '../public.ts'
import { invariants } from '../queries/invariants.ts'

/** In the ordinary run; `npm run sweep` takes more. */
const HISTORIES = process.env.SWEEP ? 1_000 : 120
const PAIRS = process.env.SWEEP ? 1_000 : 100

let app: TestApp
/** Who sells cannot use money that comes for these. */
const closed = new Set<string>()
/** The first refund of these is done by the provider and not written down. */
const crashing = new Set<string>()
let person: Person

beforeAll(async () => {
  app = await startTestApp()
  person = await signIn(app)
  await app.pool.query(watchStates)
  const room = app.rooms.find(({ name }) => name === 'pay')
  if (!room) throw new Error('the room is gone')
  Object.assign(room.subscribers, {
    'payment.closed': async ({ outTradeNo }: Events['payment.closed']) => void closed.add(outTradeNo),
    // The process dies between the provider's answer and our commit: nothing is written, and all is done again.
    'payment.refunded': async ({ outTradeNo }: Events['payment.refunded']) => {
      if (crashing.delete(outTradeNo)) throw new Error('the process died')
    },
    'payment.paid': async ({ outTradeNo, amountFen }: Events['payment.paid'], ctx: ReturnType<TestApp['context']>) => {
      if (closed.has(outTradeNo)) await refund(ctx, outTradeNo, amountFen, '支付太晚')
    },
  })
})
afterAll(() => app.close())

/** Writes down every change of a payment's state. */
const watchStates = `
  create table seen_states (before text, after text, primary key (before, after));
  create function watch_states() returns trigger language plpgsql as $$ begin
    insert into seen_states values (old.state, new.state) on conflict do nothing; return new; end $$;
  create trigger watch after update on pay_payments for each row when (old.state <> new.state) execute function watch_states()`

interface History {
  out: string
  amountFen: number
  /** Minutes from the beginning: when the patient opens the cashier, and when they pay, which may be too late. */
  opensAt: number
  paysAt: number
  outcome: (typeof outcomes)[number]
  refunds: (typeof refundWays)[number]
  /** What else happens at that moment. */
  dice: number
}

test('after hundreds of payments that went every way they can, our books are those of the cashier', async () => {
  const chance = seeded('payments')
  const bills = Array.from({ length: HISTORIES }, (_, n) => ({
    patientId: person.patientId,
    purpose: 'test',
    subjectId: `s${n}`,
    title: '挂号费',
    amountFen: chance.int(1, 60_000),
    deadline: later(app.clock.now(), { minutes: 10 }),
  }))
  const outs = await startPayments(app.context(), bills)
  const histories = outs.map((out, n): History => {
    const opensAt = chance.int(0, 9)
    const how = { outcome: chance.pick(outcomes), dice: chance.int(0, 9), refunds: chance.pick(refundWays) }
    if (chance.int(0, 4) === 0) crashing.add(out)
    return { out, amountFen: bills[n]?.amountFen ?? 0, opensAt, paysAt: opensAt + chance.int(0, 6), ...how }
  })

  // Every minute while patients pay, then in steps until providers have been asked and refunds tried often enough.
  for (let minute = 0; minute <= 90; ) {
    await Promise.all(histories.filter(({ opensAt }) => opensAt === minute).map(open))
    await Promise.all([...histories.filter(({ paysAt }) => paysAt === minute).map(pay), wake(), wake()])
    const minutes = minute < 16 ? 1 : 5
    app.clock.advance({ minutes })
    minute += minutes
  }

  const trades = await listTrades(app.db)
  expect(trades.length).toBeGreaterThan(HISTORIES * 0.7)
  expect(trades.filter((trade) => trade.refundedFen > 0).length).toBeGreaterThan(HISTORIES * 0.2)
  expect(await listBooked(app.db)).toEqual(trades)
  expect(await listPayFaults(app.db)).toEqual([])
  const { rows } = await app.pool.query(`
    select count(*) filter (where p.state = 'pending')::int as pending, count(r.id)::int as waiting,
      count(r.id) filter (where t.refunds <> 'closed')::int as "not closed"
    from pay_payments p left join pay_refunds r on r.payment_id = p.id and r.done_at is null
    left join outside_trades t on t.out_trade_no = p.out_trade_no`)
  expect(rows[0]).toEqual({ pending: 0, waiting: expect.any(Number), 'not closed': 0 })
  expect(rows[0].waiting).toBeGreaterThan(0)
  expect(crashing.size).toBeLessThan(HISTORIES / 5)
}, 120_000)

test('the bill of that day says line by line what our books say [R8]', async () => {
  app.clock.set('2026-11-24 10:10')
  await wake()
  const { rows } = await app.pool.query("select lines from pay_statements where day = '2026-11-23'")
  expect(rows[0].lines).toBeGreaterThan(HISTORIES * 0.7)
  expect((await app.pool.query('select * from pay_differences')).rows).toEqual([])
})

test('a deadline and the money in the same instant end as paid, or as closed and given back [R10]', async () => {
  const bills = Array.from({ length: PAIRS }, (_, n) => ({
    patientId: person.patientId,
    purpose: 'test',
    subjectId: `pair${n}`,
    title: '挂号费',
    amountFen: 100 + n,
    deadline: later(app.clock.now(), { minutes: 10 }),
  }))
  const outs = await startPayments(app.context(), bills)
  for (const [n, out] of outs.entries())
    await payAtCashier(
      app.context(),
      { outTradeNo: out, title: '', amountFen: 100 + n, deadline: app.clock.now() },
      'lost',
    )
  app.clock.advance({ minutes: 10 })
  const { query } = cashier(app.context())
  const notices = await Promise.all(outs.map((out) => query(out)))
  const settle = app.rooms.find(({ name }) => name === 'pay')?.jobs.find(({ name }) => name === 'pay.settle-payments')
  // Both begin at once, from the two ends: somewhere they meet.
  const left = [...notices]
  const statuses: number[] = []
  const lane = async () => {
    for (let notice = left.pop(); notice; notice = left.pop()) {
      const payload = signNotice(app.config, notice)
      statuses.push((await app.server.inject({ method: 'POST', url: '/api/pay/notify/stand-in', payload })).statusCode)
    }
  }
  await Promise.all([settle?.run(app.context()), lane(), lane(), settle?.run(app.context()), lane()])
  expect(statuses).toEqual(outs.map(() => 200))
  for (const minute of [1, 2, 3]) {
    app.clock.advance({ minutes: minute })
    await wake()
  }
  const states = await Promise.all(
    outs.map(async (out) => [closed.has(out), (await paymentOf(app.db, out))?.state].join()),
  )
  expect(new Set(states)).toEqual(new Set(['false,paid', 'true,refunded']))
  expect(await listBooked(app.db)).toEqual(await listTrades(app.db))
}, 120_000)

/** The jobs that move money; two processes may run them at once. */
const wake = async () => {
  for (const { name, jobs } of app.rooms)
    if (/^(pay|sandbox)$/.test(name)) for (const job of jobs) await job.run(app.context()).catch(ifDied)
}

const ifDied = (error: unknown) => {
  if (!String(error).includes('the process died')) throw error
}

const open = ({ out }: History) => app.callApi(payPrepare, { out_trade_no: out }, { key: person.key })

/** One patient pays, while somebody forges a notice and the order may be cancelled or money ordered back. */
const pay = async ({ out, amountFen, outcome, dice, refunds }: History) => {
  const wrong = {
    kind: 'payment',
    outTradeNo: out,
    refundNo: '',
    transactionId: 'forged',
    amountFen: amountFen + 1,
    ok: true,
  } as const
  await app.server.inject({ method: 'POST', url: '/api/pay/notify/stand-in', payload: signNotice(app.config, wrong) })
  const cancelling = dice < 2 ? cancel(out) : undefined
  await Promise.all([app.callApi(sandboxPay, { out_trade_no: out, outcome, refusals: dice % 3, refunds }), cancelling])
  if (dice >= 7)
    await Promise.all([1, 2, 3].map((part) => refund(app.context(), out, Math.ceil(amountFen / part), '退款')))
}

/** The patient thinks better of it: from now on who sells has no use for the money. */
const cancel = (out: string) =>
  app.db.transaction(async (db) => {
    if (await closePayment({ ...app.context(), db }, out)) closed.add(out)
  })

test('no payment went another way than the arrows of its states', async () => {
  const { rows } = await app.pool.query<{ before: PaymentState; after: PaymentState }>('select * from seen_states')
  expect(rows.length).toBeGreaterThan(4)
  for (const { before, after } of rows) expect(paymentArrows[before], `${before} → ${after}`).toContain(after)
})

/** For each sentence a change that breaks it and that no constraint refuses. */
const plants: Record<string, string> = {
  'what was paid is in the books, and nothing else':
    "update pay_payments set state = 'paid', paid_at = now(), transaction_id = out_trade_no where state = 'closed'",
  'the books gave back what the payment says':
    "update pay_ledger set amount_fen = amount_fen + 1 where happening like 'back:%'",
  'a payment knows the refunds that were ordered of it, and those that were done':
    'delete from pay_ledger where refund_id is not null; delete from pay_refunds',
  'what a gift card paid of a payment, and got back, is in the books; it got back no more than it paid':
    'update pay_payments set card_fen = 1 where paid_at is not null',
  'more never went back than came': "delete from pay_ledger where happening like 'paid:%'",
  'what patients are owed is what their open refunds sum to': "delete from pay_ledger where happening like 'refund:%'",
  'a provider holds no less than nothing':
    "insert into pay_ledger (happening, debit, credit, amount_fen, entered_at) values ('x', 'patient', 'held:nobody', 1, now())",
  'money that came for a payment belongs to who sold it':
    "update pay_ledger set credit = 'card' where happening like 'paid:%'",
  'money in an account of a seller is in one that it had':
    "update pay_payments set merchant = 'nobodys' where paid_at is not null",
  'money goes back from where it came':
    "update pay_ledger set credit = 'direct:9' where happening like 'back:%' and credit like 'held:%'",
  'a closed month sums to what it summed to when it was closed': `insert into pay_months (month, ends_at, closed_at, closed_by, closed_by_name, entries)
    values ('2030-01', '2030-02-01T00:00+08', '2030-02-02T00:00+08', 1, '安宁', 0)`,
}

test('every sentence about the money has its planted violation', () => {
  expect(Object.keys(plants).sort()).toEqual(Object.keys(invariants).sort())
})

test.each(Object.entries(plants))('it is found when this is broken: %s [R9]', async (says, plant) => {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query(plant)
    expect((await listPayFaults(drizzle(client))).join('\n')).toContain(says)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('more can never go back than came, whoever writes', async () => {
  const [trade] = await listTrades(app.db)
  const paid = await paymentOf(app.db, trade?.outTradeNo ?? '')
  const damage = 'update pay_payments set ordered_back_fen = amount_fen + 1 where id = $1'
  await expect(app.pool.query(damage, [paid?.id])).rejects.toThrow('pay_payments_back')
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCanCancel } from '#app/areas/account/settings/contract.ts'
import { parkingOf } from '#kit/outside/server/parking.ts'
import { parseTime } from '#kit/time/day.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'
import { follow, forget } from './jobs.ts'
import { parkingStays } from './tables.ts'

let app: TestApp
let clinic: Clinic
let staff: Staffing
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  clinic = await openClinic(app)
  staff = await signInAllRoles(app, clinic.hospitalId)
}, 120_000)
afterAll(() => app.close())

const admin = () => ({ staffKey: staff.admin.staffKey })
const turnOn = (code = 'LOT-1') =>
  app.callApi(
    desk.deskParkingSet,
    { is_on: 1, code, fee_rule: '每小时 5 元', guide: 'https://guide.example/way' },
    admin(),
  )
const unit = () => ({ unit_id: clinic.hospitalId })
const newcomer = async (plate = '粤b·12345') => {
  const as = await signIn(app)
  await app.callApi(calls.agreeAuthorization, { ...unit(), plate }, as)
  return as
}
const book = (as: { key: string }, arrive_time = '2026-11-23 09:00:00') =>
  app.callApi(calls.parkBook, { ...unit(), arrive_time }, as)
const own = async (as: { key: string }) => (await app.callApi(calls.parkYuyue, unit(), as)).list[0]

test('nobody parks where no car park was set, and only an admin sets one', async () => {
  expect(await rawRequestFromOutside(app, desk.deskParking, {})).toEqual(['login', 'login', '401'])
  const set = { is_on: 1, code: 'LOT-1' }
  expect(await app.refusal(desk.deskParkingSet, set, { staffKey: staff.nurse.staffKey })).toBe('not-allowed')
  expect(await app.refusal(desk.deskParkingSet, { is_on: 1 }, admin())).toBe('code')
  expect(await app.refusal(desk.deskParkingSet, { ...set, guide: 'javascript:alert(1)' }, admin())).toBe('guide')
  const as = await signIn(app)
  expect(await app.refusal(calls.agreeAuthorization, { ...unit(), plate: '粤B12345' }, as)).toBe('no-lot')
  expect((await app.callApi(calls.trafficUrl, unit())).has_lot).toBe(0)
  await turnOn()
  expect(await app.callApi(calls.trafficUrl, unit())).toMatchObject({ has_lot: 1, url: 'https://guide.example/way' })
  expect((await app.callApi(calls.parkUnits, {})).list).toMatchObject([{ unit_id: clinic.hospitalId }])
})

test('a plate is needed, and is stored sealed in its one spelling', async () => {
  await turnOn()
  const as = await signIn(app)
  for (const plate of ['', '12345', '火B12345'])
    expect(await app.refusal(calls.agreeAuthorization, { ...unit(), plate }, as)).toBe('plate')
  expect((await app.callApi(calls.parkAuthorization, unit(), as)).is_authorised).toBe(0)
  expect(await app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-11-23 09:00:00' }, as)).toBe(
    'not-authorised',
  )
  expect((await app.callApi(calls.agreeAuthorization, { ...unit(), plate: '粤ｂ·12345' }, as)).plate).toBe('粤B12345')
  const { rows } = await app.pool.query('select plate_sealed from parking_authorisations')
  expect(JSON.stringify(rows)).not.toContain('12345')
})

test('a car is booked, comes, pays and leaves; each is shown to its owner alone', async () => {
  await turnOn()
  const [as, other] = [await newcomer(), await newcomer()]
  expect(await app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-11-22 09:00:00' }, as)).toBe('time')
  expect(await app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-12-22 09:00:00' }, as)).toBe('time')
  const { stay_id, state } = await book(as)
  expect(state).toBe('booked')
  expect(await app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-11-23 10:00:00' }, as)).toBe('open')
  for (const call of [calls.parkCancel, calls.parkPay])
    expect(await app.refusal(call, { stay_id }, other)).toBe('not-found')
  expect(await app.refusal(calls.parkPay, { stay_id }, as)).toBe('not-in')
  app.clock.set('2026-11-23 10:20')
  await follow.run(app.context())
  expect(await own(as)).toMatchObject({ state: 'in', fee: '5.00', enter_time: '2026-11-23 09:05:00', can_cancel: 0 })
  expect(await app.refusal(calls.parkCancel, { stay_id }, as)).toBe('late')
  expect(await app.refusal(calls.withdrawAuthorization, unit(), as)).toBe('inside')
  expect((await app.callApi(calls.parkPay, { stay_id }, as)).stay.state).toBe('paid')
  const { list } = await app.callApi(desk.deskParking, {}, admin())
  expect(list.map(({ plate, state }) => [plate, state])).toEqual([['粤B***45', 'paid']])
  app.clock.set('2026-11-23 10:31')
  await follow.run(app.context())
  expect(await own(as)).toMatchObject({ state: 'out', leave_time: '2026-11-23 10:30:00' })
  app.clock.set('2026-11-23 08:00')
})

test('two bookings at once are one', async () => {
  await turnOn()
  const as = await newcomer()
  const said = await Promise.all(
    [1, 2].map(() => app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-11-23 09:00:00' }, as)),
  )
  expect(said.sort()).toEqual(['not refused', 'open'])
})

test('who withdraws gives back what was booked, and a car that does not come is missed', async () => {
  await turnOn()
  const [leaving, late] = [await newcomer(), await newcomer('粤BD12345')]
  await book(leaving)
  await app.callApi(calls.withdrawAuthorization, unit(), leaving)
  expect((await own(leaving))?.state).toBe('cancelled')
  expect(await app.refusal(calls.withdrawAuthorization, unit(), leaving)).toBe('none')
  await book(late)
  const lot = (code: string) => app.pool.query(`update parking_stays set lot = $1 where state = 'booked'`, [code])
  app.clock.set('2026-11-23 12:00')
  await lot('AWAY')
  await follow.run(app.context())
  expect((await own(late))?.state).toBe('booked')
  await lot('NOSHOW')
  await follow.run(app.context())
  expect((await own(late))?.state).toBe('missed')
  app.clock.set('2027-01-10 12:00')
  await forget.run(app.context())
  expect(await app.db.$count(parkingStays)).toBeGreaterThan(0)
  const { rows } = await app.pool.query(`select id from parking_stays where state = 'missed' and plate_sealed <> ''`)
  expect(rows).toEqual([])
  app.clock.set('2026-11-23 08:00')
})

test('what is withdrawn while the system is away ends at once, nothing more is handed over, and the system hears of it once it answers', async () => {
  const asked: string[] = []
  let isDown = false
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`)
      response.statusCode = isDown ? 503 : 200
      response.end(JSON.stringify(request.url === '/bookings' ? { id: 'x-7' } : { state: 'booked' }))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const usual = app.config.parking
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(app.config, { parking: { provider: 'http', endpoint, key: 'k' } })
  try {
    await turnOn()
    const as = await newcomer('粤B77777')
    await book(as)
    expect(asked).toEqual([expect.stringContaining('粤B77777')])
    isDown = true
    asked.length = 0
    expect(await app.callApi(calls.withdrawAuthorization, unit(), as)).toEqual({ is_authorised: 0, is_told: 0 })
    expect(await app.callApi(calls.parkAuthorization, unit(), as)).toMatchObject({ is_authorised: 0, plate: '' })
    expect((await own(as))?.state).toBe('cancelled')
    expect(await app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-11-23 09:00:00' }, as)).toBe(
      'not-authorised',
    )
    await follow.run(app.context())
    expect(
      asked.every((one) => one.includes('/stays/x-7')),
      String(asked),
    ).toBe(true)
    expect(asked.join()).not.toContain('77777')
    isDown = false
    asked.length = 0
    await follow.run(app.context())
    expect(asked).toContain('POST /stays/x-7/cancel {}')
    asked.length = 0
    await follow.run(app.context())
    expect(asked.filter((one) => one.includes('x-7'))).toEqual([])
  } finally {
    Object.assign(app.config, { parking: usual })
    await new Promise((closed) => server.close(closed))
  }
})

/** A car park that takes its time: it says that it was asked to book, and answers when it is let. */
const slowCarPark = async () => {
  const asked: string[] = []
  let heard = () => {}
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (heard = resolve))
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  const server: Server = createServer((request, response) => {
    request.resume().on('end', async () => {
      asked.push(`${request.method} ${request.url}`)
      if (request.url === '/bookings') {
        heard()
        await mayAnswer
      }
      response.end(JSON.stringify({ id: 'slow-1' }))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const usual = app.config.parking
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(app.config, { parking: { provider: 'http', endpoint, key: 'k' } })
  const close = async () => {
    Object.assign(app.config, { parking: usual })
    await new Promise((closed) => server.close(closed))
  }
  return { asked, isAsked, answer: () => answer(), close }
}
const wish = () => ({ ...unit(), arrive_time: '2026-11-23 09:00:00' })

for (const [what, meanwhile, left] of [
  ['withdrew', async (as: { key: string }) => app.callApi(calls.withdrawAuthorization, unit(), as), ''],
  [
    'withdrew and authorised another plate',
    async (as: { key: string }) => {
      await app.callApi(calls.withdrawAuthorization, unit(), as)
      await app.callApi(calls.agreeAuthorization, { ...unit(), plate: '粤B22222' }, as)
    },
    '粤B22222',
  ],
  [
    'authorised another plate',
    async (as: { key: string }) => app.callApi(calls.agreeAuthorization, { ...unit(), plate: '粤B33333' }, as),
    '粤B33333',
  ],
] as const)
  test(`who ${what} while their booking was on its way has none, and the car park is told`, async () => {
    await turnOn()
    const as = await newcomer('粤B11111')
    const carPark = await slowCarPark()
    try {
      const said = app.refusal(calls.parkBook, wish(), as)
      await carPark.isAsked
      await meanwhile(as)
      carPark.answer()
      expect(await said).toBe('not-authorised')
      expect((await own(as))?.state).toBe('cancelled')
      expect(carPark.asked).toEqual(['POST /bookings', 'POST /stays/slow-1/cancel'])
      expect((await app.callApi(calls.parkAuthorization, unit(), as)).plate).toBe(left)
    } finally {
      carPark.answer()
      await carPark.close()
    }
  })

test('of many who book and withdraw in the same moment, nobody has a place without an authorisation', async () => {
  await turnOn()
  const crowd = await Promise.all(Array.from({ length: 40 }, () => newcomer()))
  const said = await Promise.all(
    crowd.flatMap((as) => [
      app.refusal(calls.parkBook, wish(), as),
      app.refusal(calls.withdrawAuthorization, unit(), as),
    ]),
  )
  expect(said.filter((_, at) => at % 2 === 1)).toEqual(crowd.map(() => 'not refused'))
  const { rows } = await app.pool.query(`select s.id from parking_stays s where s.state = 'booked' and not exists (
    select 1 from parking_authorisations a
    where a.patient_id = s.patient_id and a.hospital_id = s.hospital_id and a.withdrawn_at is null)`)
  expect(rows).toEqual([])
})

test('whose car drives in while they withdraw owes what they owe', async () => {
  await turnOn()
  const as = await newcomer()
  const { stay_id } = await book(as)
  await app.pool.query(`create function drive_in() returns trigger language plpgsql as $$ begin
    update parking_stays set state = 'in', entered_at = now() where patient_id = new.patient_id and state = 'booked';
    return new; end $$`)
  await app.pool.query(`create trigger drive_in after update on parking_authorisations for each row
    when (new.withdrawn_at is not null) execute function drive_in()`)
  try {
    await app.callApi(calls.withdrawAuthorization, unit(), as)
  } finally {
    await app.pool.query('drop function drive_in cascade')
  }
  expect(await own(as)).toMatchObject({ stay_id, state: 'in' })
})

test('whose car is still to come or inside is told so before their account ends', async () => {
  await turnOn()
  const as = await newcomer()
  await book(as)
  const { is_can_cancel, list } = await app.callApi(isCanCancel, {}, as)
  expect([is_can_cancel, JSON.stringify(list)]).toEqual([0, expect.stringContaining('停车')])
})

test('a full car park and one that does not answer are said to be so, and nothing is written', async () => {
  const as = await newcomer()
  await turnOn('FULL')
  expect(await app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-11-23 09:00:00' }, as)).toBe('full')
  await turnOn('AWAY')
  expect(await app.refusal(calls.parkBook, { ...unit(), arrive_time: '2026-11-23 09:00:00' }, as)).toBe('away')
  expect(await own(as)).toBeUndefined()
})

test('a server that speaks docs/parking.md is asked as it says, and nonsense counts as no answer', async () => {
  const asked: string[] = []
  let answer: unknown = { id: 'x-1' }
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const system = parkingOf({ provider: 'http', endpoint, key: 'k' }, app.clock.now())
  if (!system) throw new Error('no system')
  const wish = { lot: 'L', plate: '粤B12345', from: parseTime('2026-11-23 09:00') }
  expect(await system.book(wish)).toEqual({ outsideId: 'x-1' })
  answer = { state: 'in', entered_at: '2026-11-23T09:05:00+08:00', fee: 500 }
  const booking = { ...wish, outsideId: 'x/1', paidAt: null }
  expect(await system.look(booking)).toEqual({
    state: 'in',
    enteredAt: parseTime('2026-11-23 09:05'),
    feeFen: 500,
    paidAt: null,
    leftAt: null,
  })
  answer = { address: 'javascript:alert(1)' }
  await expect(system.pay(booking)).rejects.toThrow('unreadable')
  expect(asked).toEqual(['POST /bookings Bearer k', 'GET /stays/x%2F1 Bearer k', 'POST /stays/x%2F1/payment Bearer k'])
  await new Promise((closed) => server.close(closed))
})

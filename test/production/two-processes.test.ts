import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { getSmsToken, loginBySms, logout, sendMobileSms } from '#app/areas/access/patients/contract.ts'
import { deskSignIn } from '#app/areas/access/staff/contract.ts'
import { agreeUserProtocol } from '#app/areas/account/consents/contract.ts'
import { talkMessages, talkNode, talkSend } from '#app/areas/consult/chat/contract.ts'
import { deskNotice } from '#app/areas/desk/hospital/contract.ts'
import { benchMessages, benchNode, benchSend } from '#app/areas/workbench/chat/contract.ts'
import { type Line, openLine, type Ticket } from '#kit/bus/browser/line.ts'
import { connect, type Database } from '#kit/db/open.ts'
import { openLog } from '#server/log.ts'
import { expectBuilt, startBuilt } from '../faults/built-product.ts'
import { askOf, askRaw, refusalOf } from '../support/ask-product.ts'
import { type Broker, hasMosquitto, openAedes, openMosquitto } from '../support/brokers.ts'
import { openClinic } from '../support/clinic.ts'
import { openConsultation } from '../support/consult.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { signInDoctor } from '../support/doctor.ts'
import { freePort, makeDataDir, type Product, removeDataDir } from '../support/product.ts'
import { openSender } from '../support/sms-sender.ts'
import { signInStaff } from '../support/staff.ts'
import { startTestApp, type TestApp } from '../support/start-test-app.ts'

// Two processes of production over one database and one broker, as docs/scaling.md has them: nobody has to come to the same one twice.

let database: Database
let broker: Broker
let sender: Awaited<ReturnType<typeof openSender>>
/** Plants what an operator would, in the same database. */
let planting: TestApp
let first: Product
let second: Product
const dataDir = makeDataDir()
const lines: Line[] = []

beforeAll(async () => {
  expectBuilt()
  database = await openTestDatabase()
  broker = await (hasMosquitto ? openMosquitto() : openAedes())
  sender = await openSender((mobile) => mobile.startsWith('139'))
  const SECRET = randomBytes(32).toString('hex')
  const env = {
    MODE: 'production',
    SECRET,
    PUBLIC_URL: `https://127.0.0.1:${await freePort()}`,
    DATABASE_URL: urlOf(database.connection),
    MQTT_URL: broker.url,
    LIMITS: 'on',
    ...sender.settings,
  }
  first = await startBuilt({ dataDir, env })
  second = await startBuilt({ dataDir, env })
  const own = connect(database.connection, { poolSize: 4, log: openLog('silent') })
  planting = await startTestApp({ database: own, env: { SECRET } })
  // What is signed in is so by the clock of the processes.
  planting.clock.set(new Date())
}, 300_000)
afterAll(async () => {
  for (const line of lines) line.close()
  await Promise.all([first?.end(), second?.end()])
  await planting?.close()
  sender?.close()
  await broker?.stop()
  await database?.close()
  removeDataDir(dataDir)
})

/** A device that listens at a process, and what it heard. */
const listen = async ({ port }: Product, ticket: () => Promise<Ticket>) => {
  const heard: { type?: string; message?: { content: string } }[] = []
  const opened = Promise.withResolvers<void>()
  const line = openLine({
    base: `http://127.0.0.1:${port}`,
    ticket,
    hear: (live) => heard.push(live as (typeof heard)[number]),
    changed: (isOpen) => isOpen && opened.resolve(),
  })
  lines.push(line)
  await opened.promise
  return () => heard.flatMap(({ message }) => (message ? [message.content] : []))
}

const askForCode = async (product: Product, mobile: string) => {
  const { token } = await askOf(product)(getSmsToken, { mobile })
  return refusalOf(product, sendMobileSms, { mobile, token })
}

test('who signs in at one process chats with a doctor from the other', async () => {
  const mobile = '13900000001'
  expect(await askForCode(first, mobile)).toBe('')
  await expect.poll(() => sender.codes.get(mobile), { timeout: 60_000 }).toMatch(/^\d{6}$/)
  const { user_key, user_id } = await askOf(first)(loginBySms, { mobile, code: sender.codes.get(mobile) as string })
  const key = { user_key }
  await askOf(second)(agreeUserProtocol, { health_data: 1 }, key)

  const clinic = await openClinic(planting)
  const doctor = await signInDoctor(planting, clinic.doctorIds[0] as number)
  const ask_id = await openConsultation(planting, { patientId: user_id }, doctor.doctorId)
  const { login_name, password } = { login_name: doctor.loginName, password: doctor.password }
  const { doctor_key } = await askOf(first)(benchSignIn, { login_name, password })

  const patientHeard = await listen(second, () => askOf(second)(talkNode, { ask_id }, key))
  const doctorHeard = await listen(first, () => askOf(first)(benchNode, {}, { doctor_key }))
  const words = (content: string) => ({ ask_id, kind: 'text' as const, content, client_msg_id: content })
  await askOf(second)(talkSend, words('hurts-since-monday'), key)
  await expect.poll(doctorHeard, { timeout: 20_000 }).toContain('hurts-since-monday')
  await askOf(first)(benchSend, words('since-which-hour'), { doctor_key })
  await expect.poll(patientHeard, { timeout: 20_000 }).toContain('since-which-hour')

  const asPatient = await askOf(first)(talkMessages, { ask_id }, key)
  const asDoctor = await askOf(second)(benchMessages, { ask_id }, { doctor_key })
  for (const { list } of [asPatient, asDoctor])
    expect(list.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['hurts-since-monday', 'since-which-hour']),
    )
  expect(new Set(doctorHeard()).size).toBe(doctorHeard().length)

  await askOf(first)(logout, {}, key)
  expect((await askRaw(second, talkMessages, { ask_id }, key)).status).toBe(401)
}, 120_000)

test('a code that was sent by one process is not sent again by the other, and wrong guesses count in both', async () => {
  const mobile = '13900000002'
  expect(await askForCode(first, mobile)).toBe('')
  expect(await askForCode(second, mobile)).toBe('too-soon')
  await expect.poll(() => sender.codes.get(mobile), { timeout: 60_000 }).toMatch(/^\d{6}$/)
  const code = sender.codes.get(mobile) as string
  const wrong = code === '000000' ? '111111' : '000000'
  for (const product of [first, second, first, second, first])
    expect(await refusalOf(product, loginBySms, { mobile, code: wrong })).toBe('wrong-code')
  // Five tries are a code's life.
  expect(await refusalOf(second, loginBySms, { mobile, code })).toBe('wrong-code')
}, 120_000)

test('tries of a password count in both: who is locked out at one is at the other', async () => {
  const { hospitalId } = await openClinic(planting)
  const { loginName: login_name, password } = await signInStaff(planting, hospitalId, 'nurse')
  // Who signed in from here before is known here; somebody else's name is not.
  for (const product of [first, second, first, second, first])
    expect(await refusalOf(product, deskSignIn, { login_name, password: 'wrong-password-1' })).toBe('wrong')
  for (const product of [second, first])
    expect(await refusalOf(product, deskSignIn, { login_name, password })).toBe('locked')
}, 120_000)

test('a job runs in one of them: a message is sent once', async () => {
  const mobiles = Array.from({ length: 6 }, (_, at) => `1390000001${at}`)
  await Promise.all(mobiles.map((mobile, at) => askForCode(at % 2 === 0 ? first : second, mobile)))
  await expect.poll(() => mobiles.filter((mobile) => sender.codes.has(mobile)), { timeout: 60_000 }).toEqual(mobiles)
  expect(mobiles.map((mobile) => sender.sent(mobile))).toEqual(mobiles.map(() => 1))
}, 120_000)

test('what a desk changes by one process is on the pages of the other at once, though they are cached', async () => {
  const { hospitalId } = await openClinic(planting)
  const { loginName: login_name, password } = await signInStaff(planting, hospitalId, 'planner')
  const { staff_key } = await askOf(first)(deskSignIn, { login_name, password })
  const home = () => fetch(`http://127.0.0.1:${second.port}/unit/index?unit_id=${hospitalId}`)
  const notice = '周三停电，门诊楼上午不开放'
  expect(await (await home()).text()).not.toContain(notice)
  expect((await home()).headers.get('age')).toBe('0')
  await askOf(first)(deskNotice, { notice }, { staff_key })
  // It would be given out as it is for 15 seconds.
  await expect.poll(async () => (await home()).text(), { timeout: 5_000 }).toContain(notice)
}, 60_000)

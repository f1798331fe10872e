import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSmsToken, loginBySms, sendMobileSms } from '#app/areas/access/patients/contract.ts'
import {
  deskFirstPassword,
  deskMe,
  deskSignIn,
  deskTotpConfirm,
  deskTotpSecret,
} from '#app/areas/access/staff/contract.ts'
import { agreeUserProtocol } from '#app/areas/account/consents/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { createOrder, orderList } from '#app/areas/guahao/booking/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { depSchDate, doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import type { Database } from '#kit/db/open.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { systemClock } from '#kit/time/clock.ts'
import { NAMES_SECONDS } from '#kit/words/server/fits.ts'
import { expectBuilt, startBuilt } from '../faults/built-product.ts'
import { SECRET as SECRET_OF_DUMPS } from '../generated/world.ts'
import { loadDump } from '../releases/dump.ts'
import { askOf } from '../support/ask-product.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { bareEnv, freePort, makeDataDir, type Product, removeDataDir } from '../support/product.ts'
import { openSender } from '../support/sms-sender.ts'

// docs/production.md from its first part to its last but one, by its own commands: an empty database, an hour, a night, another machine, years.

const root = join(import.meta.dirname, '../..')
const HOSPITALS = 1_500
/** Real hospitals lie beside the project where they lie at all: none of them is copied into it. */
const REAL_FILE = process.env.HOSPITALS_FILE ?? join(root, '../shared/data/hospitals.csv')
const PASSWORD = 'Berg-am-See-77'
const MOBILE = '13912345678'

let sender: Awaited<ReturnType<typeof openSender>>
let database: Database
let elsewhere: Database
let settings: Record<string, string>
const dataDir = makeDataDir()
const otherDir = makeDataDir()
const serving: Product[] = []

beforeAll(async () => {
  expectBuilt()
  database = await openTestDatabase({ template: 'template0' })
  elsewhere = await openTestDatabase({ template: 'template0' })
  sender = await openSender((mobile) => mobile === MOBILE)
  settings = {
    MODE: 'production',
    SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `https://127.0.0.1:${await freePort()}`,
    ...sender.settings,
    DATABASE_URL: urlOf(database.connection),
    BACKUP_PASSPHRASE: 'the hospital on the hill',
    LIMITS: 'on',
  }
}, 240_000)
afterAll(async () => {
  await Promise.all(serving.map((product) => product.end()))
  sender.close()
  await Promise.all([database.close(), elsewhere.close()])
  for (const folder of [dataDir, otherDir]) removeDataDir(folder)
})

/** A command of the page beside whatever serves. Not in one go with the test, which answers as the sender meanwhile. */
const run = async (more: Record<string, string>, ...words: string[]) => {
  const env = { ...bareEnv(), ...settings, DATA_DIR: dataDir, ...more }
  const child = spawn(process.execPath, words, { cwd: root, env })
  let says = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (says += data.toString()))
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { status, says }
}

const serve = async (more: Record<string, string> = {}, folder = dataDir): Promise<Product> => {
  const product = await startBuilt({ dataDir: folder, env: { ...settings, ...more } })
  serving.push(product)
  return product
}
const stop = async (product: Product): Promise<void> => {
  serving.splice(serving.indexOf(product), 1)
  expect(await product.end()).toBe(0)
}

const fileOf = (kind: string, lines: readonly string[]) => {
  const file = join(dataDir, `${kind}.csv`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/** What people know of a big city's hospitals, made up: a department with a doctor who is there every day in each tenth. */
const generated = () => {
  const numbers = Array.from({ length: HOSPITALS }, (_, at) => at + 1)
  const tenth = numbers.filter((number) => number % 10 === 0)
  return {
    hospitals: [
      'code,name,address,longitude_gcj02,latitude_gcj02,level,kind,phone,open_hours',
      ...numbers.map((number) => {
        const [east, north] = [113.8 + (number % 50) / 100, 22.5 + Math.floor(number / 50) / 200]
        return `H${number},生成第${number}医院,广东省深圳市南山区生成路${number}号,${east.toFixed(4)},${north.toFixed(4)},三级甲等,综合医院,0755-${String(number).padStart(8, '0')},8:00—17:30`
      }),
    ],
    departments: [
      'hospital_code,department_code,name,catalogue',
      ...tenth.map((number) => `H${number},D${number},心内科,心血管内科`),
    ],
    doctors: [
      'hospital_code,department_code,doctor_code,name,sex,title',
      ...tenth.map(
        (number) => `H${number},D${number},M${number},岑生${'一二三四五六七八九十'[(number / 10) % 10]},女,主任医师`,
      ),
    ],
    schedules: [
      'hospital_code,department_code,doctor_code,weekday,half,begin,end,places,fee,clinic',
      ...tenth.flatMap((number) =>
        ['一', '二', '三', '四', '五', '六', '日'].map(
          (weekday) => `H${number},,M${number},周${weekday},下午,14:00,17:00,3,0.00,专家门诊`,
        ),
      ),
    ],
  }
}

let first: Product
let staffKey: string
let userKey: string
let orderId: string
const backup = () => join(dataDir, 'night.age')

test('an hour: setup makes the tables and asks everything, the process serves, 1,500 hospitals come in beside it', async () => {
  const setup = await run({}, 'tools/setup.ts')
  expect(setup).toMatchObject({ status: 0, says: expect.stringMatching(/^ok +database/m) })
  expect(setup.says).toMatch(/^left +hospitals +none yet/m)
  first = await serve()
  for (const [kind, lines] of Object.entries(generated())) {
    const { status, says } = await run({}, 'tools/import.ts', kind, fileOf(kind, lines), '--json')
    expect([kind, status, JSON.parse(says).refused, JSON.parse(says).added], says).toEqual([
      kind,
      0,
      [],
      lines.length - 1,
    ])
  }
  const { list } = await askOf(first)(unitList, { keyword: `生成第${HOSPITALS}医院` })
  expect(list).toHaveLength(1)
}, 400_000)

interface RealRow {
  record: { name: string; address: string; longitude_wgs84: string; latitude_wgs84: string }
  info: { lines: number }
}

test.skipIf(!existsSync(REAL_FILE))(
  `real hospitals come in beside it, and who is nowhere is named (skipped without HOSPITALS_FILE or ../shared/data/hospitals.csv)`,
  async () => {
    const rows = parse(readFileSync(REAL_FILE), { bom: true, columns: true, info: true }) as unknown as RealRow[]
    const nowhere = rows.filter(({ record }) => record.address === '' && Number(record.longitude_wgs84) === 0)
    const refused = nowhere.map(({ info }) => ({
      line: info.lines,
      why: 'neither the address nor the position tells the city',
    }))
    const report = join(dataDir, 'refused.csv')
    const words = ['hospitals', REAL_FILE, '--default', 'level=三级甲等', '--report', report, '--json']
    const { status, says } = await run({}, 'tools/import.ts', ...words)
    const acceptable = rows.length - refused.length
    expect(JSON.parse(says)).toMatchObject({ rows: rows.length, added: acceptable, changed: 0, unchanged: 0, refused })
    expect(status).toBe(refused.length > 0 ? 1 : 0)
    const reported = parse(readFileSync(report), { bom: true, from_line: 2 }) as string[][]
    expect(reported).toEqual(refused.map(({ line, why }) => [String(line), why]))
    expect(await database.db.$count(guahaoHospitals)).toBe(HOSPITALS + acceptable)
    // Patients are shown those of the usual city.
    const name = rows.find(({ record }) => record.address.includes('深圳市'))?.record.name ?? ''
    const found = async () => (await askOf(first)(unitList, { keyword: name })).list.map(({ unit_name }) => unit_name)
    await expect.poll(found, { timeout: 2_000 * NAMES_SECONDS }).toContain(name)
    const again = await run({}, 'tools/import.ts', ...words)
    expect(JSON.parse(again.says)).toMatchObject({ added: 0, changed: 0, unchanged: acceptable, refused })
  },
  200_000,
)

test('the first operator is let in by the command, chooses a password and a second factor', async () => {
  const words = ['--operator', 'first', '--hospital', '生成第10医院', '--name', '第一人', '--json']
  const { says } = await run({}, 'tools/setup.ts', ...words)
  const [, password = ''] = /\/desk\/login with (\S+), then/.exec(says) ?? []
  const ask = askOf(first)
  const { ticket } = await ask(deskSignIn, { login_name: 'first', password })
  const chosen = await ask(deskFirstPassword, { ticket, password: PASSWORD })
  const { secret } = await ask(deskTotpSecret, { ticket: chosen.ticket })
  const signedIn = await ask(deskTotpConfirm, { ticket: chosen.ticket, code: totpAt(secret, systemClock.now()) })
  staffKey = signedIn.staff_key
  expect(await ask(deskMe, {}, { staff_key: staffKey })).toMatchObject({ role: 'admin' })
}, 120_000)

test('the first patient signs in by a message that is sent, agrees, and books', async () => {
  const ask = askOf(first)
  const { token } = await ask(getSmsToken, { mobile: MOBILE })
  await ask(sendMobileSms, { mobile: MOBILE, token })
  await expect.poll(() => sender.codes.get(MOBILE), { timeout: 90_000 }).toMatch(/^\d{6}$/)
  userKey = (await ask(loginBySms, { mobile: MOBILE, code: sender.codes.get(MOBILE) as string })).user_key
  const keys = { user_key: userKey }
  await ask(agreeUserProtocol, { health_data: 1 }, keys)
  const self = { truename: '秦一诺', id_card: '11010519491231002X', relation: 'self' }
  const { member_id } = (await ask(saveMember, self as never, keys)) as { member_id: number }
  const [unit] = (await ask(unitList, { keyword: '生成第20医院' })).list
  const [doctor] = (await ask(doctorList, { unit_id: unit?.unit_id as number })).list
  const { list: days } = await ask(depSchDate, { dep_id: doctor?.dep_id as number })
  const { date = '' } = days.find(({ state }) => state === 'bookable') ?? {}
  const { list: slots } = await ask(doctorSlots, { doctor_id: doctor?.doctor_id as number, date })
  const slot = slots.find(({ state }) => state === 'bookable')
  orderId = (await ask(createOrder, { slot_id: slot?.slot_id as number, member_id }, keys)).order_id
  expect(orderId).toMatch(/^[\w-]{16}$/)
}, 180_000)

test('a night: it is backed up while it serves, and comes back on another machine with its patient and its operator', async () => {
  expect((await run({}, 'tools/backup.ts', backup())).says).toMatch(/night\.age: \d+ tables, \d+ rows, .* sealed\n/)
  const there = { DATABASE_URL: urlOf(elsewhere.connection), DATA_DIR: otherDir }
  const restored = await run(there, 'tools/restore.ts', backup())
  expect(restored.says).toContain('every invariant and every chain of the audit holds')
  const other = await serve(there, otherDir)
  const mine = await askOf(other)(orderList, {}, { user_key: userKey })
  expect(mine.list.map(({ order_id }) => order_id)).toEqual([orderId])
  expect(await askOf(other)(deskMe, {}, { staff_key: staffKey })).toMatchObject({ role: 'admin' })
  await stop(other)
}, 300_000)

test('two processes over one database are stopped and started in turn: who asks the other meanwhile loses nothing', async () => {
  const second = await serve({ DRAIN_SECONDS: '1' })
  const both = [first, second]
  const ending = new AbortController()
  const lost: string[] = []
  let answered = 0
  /** As a proxy does: a question that no process took goes to the next. */
  const askOn = async () => {
    while (!ending.signal.aborted) {
      const tried = [...both]
      let status: number | undefined
      for (let next = tried.pop(); next && status === undefined; next = tried.pop())
        status = await fetch(`http://127.0.0.1:${next.port}/api/guahao/v1/unit/list?page_size=5`).then(
          async (answer) => {
            await answer.text()
            return answer.status
          },
          () => undefined,
        )
      answered++
      if (status !== 200) lost.push(String(status))
    }
  }
  const asking = Promise.all([askOn(), askOn()])
  for (const at of [0, 1]) {
    await stop(both[at] as Product)
    both[at] = await serve({ DRAIN_SECONDS: '1' })
  }
  await sleep(500)
  ending.abort()
  await asking
  expect(answered).toBeGreaterThan(50)
  expect(lost).toEqual([])
  // Who signed in on the first is known to both.
  for (const product of both) expect((await askOf(product)(orderList, {}, { user_key: userKey })).list).toHaveLength(1)
  for (const product of both) await stop(product)
}, 400_000)

test('years: what the release before left is brought up to date by a start, and its books balance', async () => {
  const dump = globSync('migrations/releases/*.sql.gz', { cwd: root }).sort().at(-1) as string
  expect(existsSync(join(root, dump))).toBe(true)
  const old = await openTestDatabase({ template: 'template0' })
  try {
    await loadDump(old.connection, join(root, dump))
    // What was planted for the dump is a demonstration, and its secret is none for patients.
    const there = { MODE: 'demo', DATABASE_URL: urlOf(old.connection), SECRET: SECRET_OF_DUMPS }
    const upgraded = await serve(there, otherDir)
    expect((await askOf(upgraded)(unitList, {})).list.length).toBeGreaterThan(0)
    expect((await run(there, 'tools/ledger.ts')).says).toContain('the books balance')
    await stop(upgraded)
  } finally {
    await old.close()
  }
}, 300_000)

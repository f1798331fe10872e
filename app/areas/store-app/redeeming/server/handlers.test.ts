import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskUse } from '#app/areas/desk/orders/contract.ts'
import { findAnyOrder } from '#app/areas/orders/checkout/server/public.ts'
import { deskStoreDeviceRevoke, deskStoreDevices } from '#app/areas/store-app/devices/desk/contract.ts'
import { capitalList } from '#app/areas/store-app/money/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { seeded } from '#kit/random/seeded.ts'
import { type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { bindPhone, type Credentials, manyCodes, openStore } from '#test/support/store.ts'
import { invariants as moneyInvariants } from '../../money/server/queries/invariants.ts'
import * as calls from '../contract.ts'
import { deskStoreConflictSettle, deskStoreConflicts } from '../desk/contract.ts'
import { codeBytes, codeText, readScanned } from '../rules/codes.ts'
import { usualLimits } from '../rules/limits.ts'
import { type Answer, openQueue, type Scan, type ScanStore, takenAt, unsentOf } from '../rules/queue.ts'
import { judgeOffline, type Known } from '../rules/verdict.ts'
import { invariants } from './queries/invariants.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof openStore>>
let staff: Staffing
let phone: Credentials

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  store = await openStore(app)
  staff = await signInAllRoles(app, store.clinic.hospitalId)
  phone = (await bindPhone(app, store.nurse)).credentials
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, { ...invariants, ...moneyInvariants })).toEqual([])
  await app.close()
})

const now = () => app.clock.now().getTime()
let lastSeq = 0
const scanOf = (text: string, more: Partial<{ seq: number; mode: 'live' | 'taken' | 'void'; at: number }> = {}) => ({
  seq: ++lastSeq,
  text,
  mode: 'live' as const,
  at: now(),
  staff_id: phone.unit_user_id,
  ...more,
})
const send = async (scans: readonly ReturnType<typeof scanOf>[], as: Credentials = phone, deviceTime = now()) =>
  (await app.callApi(calls.codeCheckSend, { ...as, device_time: deviceTime, scans: [...scans] })).list
const conflictsOf = async () =>
  (await app.callApi(deskStoreConflicts, { page_size: 50 }, { staffKey: staff.keeper.staffKey })).list

test('a code is redeemed once, by the desk’s own command: who comes second hears who was first, and the money is in the ledger', async () => {
  const [first, second] = await store.sell(2)
  if (!first || !second) throw new Error('nothing was sold')
  expect(await send([scanOf(first.code)])).toMatchObject([{ outcome: 'done' }])
  expect(await send([scanOf(`YILU:ORDER:${first.code}`)])).toMatchObject([
    // The store reads it days later too.
    { outcome: 'refused', words: expect.stringMatching(/^这个码 \d+月\d+日 周. \d\d:\d\d 已由某nurse核销$/) },
  ])
  const atDesk = { staffKey: staff.nurse.staffKey }
  expect(await app.refusal(deskUse, { scanned: first.code }, atDesk)).toBe('not-open')
  await app.callApi(deskUse, { scanned: second.code }, atDesk)
  expect(await send([scanOf(second.code)])).toMatchObject([
    { outcome: 'refused', words: expect.stringContaining('工作台') },
  ])
  const lines = await app.callApi(capitalList, {}, { staffKey: staff.keeper.staffKey })
  expect(lines.list.map(({ type, order_id }) => [type, order_id])).toEqual([
    ['sale', second.id],
    ['sale', first.id],
  ])
})

test('device and sequence are the key of a scan: sent ten times at once it is done once, and every answer is the same', async () => {
  const [sold] = await store.sell(1)
  const scan = scanOf(sold?.code ?? '')
  const answers = await Promise.all(Array.from({ length: 10 }, () => send([scan])))
  expect(new Set(answers.map((list) => list[0]?.outcome))).toEqual(new Set(['done']))
})

test('what was given up is not redeemed by a message that comes late, and what was handed over after a lost refusal is a conflict', async () => {
  const [late, used] = await store.sell(2)
  const scan = scanOf(late?.code ?? '')
  expect(await send([{ ...scan, mode: 'void' as never }])).toMatchObject([{ outcome: 'void' }])
  expect(await send([scan])).toMatchObject([{ outcome: 'void' }])
  expect((await findAnyOrder(app.db, late?.id ?? ''))?.state).toBe('paid')

  await send([scanOf(used?.code ?? '')])
  const again = scanOf(used?.code ?? '')
  expect(await send([again])).toMatchObject([{ outcome: 'refused' }])
  expect(await send([{ ...again, mode: 'taken' as never }])).toMatchObject([{ outcome: 'conflict' }])
  const [conflict] = await conflictsOf()
  expect(conflict).toMatchObject({ reason: '已经核销过', staff_name: '某nurse', first_staff_name: '某nurse' })
  const keeper = { staffKey: staff.keeper.staffKey }
  const settled = { check_id: conflict?.check_id ?? 0, note: '已补差价' }
  await app.callApi(deskStoreConflictSettle, settled, keeper)
  expect(await app.refusal(deskStoreConflictSettle, settled, keeper)).toBe('settled')
})

test('codes of another store, forged ones and those of nobody are refused; the credentials decide who asks [X252]', async () => {
  const other = await openStore(app)
  const [theirs] = await other.sell(1)
  const [mine] = await store.sell(1)
  const { text } = await app.callApi(calls.storeOfflineCode, { order_id: mine?.id ?? '' }, store.buyer)
  const read = readScanned(text)
  if (!read?.signed) throw new Error('the signed code cannot be read')
  const forged = codeText(codeBytes({ ...read.signed, yuan: 1 }), read.signature)
  expect(await send([scanOf(theirs?.code ?? ''), scanOf('000000000000'), scanOf(forged)])).toMatchObject([
    { outcome: 'refused' },
    { outcome: 'refused' },
    { outcome: 'refused', words: expect.stringContaining('伪造') },
  ])
  expect(await send([scanOf(text)])).toMatchObject([{ outcome: 'done' }])

  expect(await app.refusal(calls.storeOfflineCode, { order_id: theirs?.id ?? '' }, store.buyer)).toBe('not-found')
  expect(await app.refusal(calls.codeCheckDetail, { ...phone, id: theirs?.id ?? '' })).toBe('not-found')
  expect(await app.refusal(calls.storeOrderDetail, { ...phone, order_id: theirs?.id ?? '' })).toBe('not-found')
  expect(await app.refusal(calls.codeCheckList, {})).toBe('login')
  expect(await app.refusal(calls.codeCheckList, { fid: phone.fid, access_token: 'x'.repeat(43) })).toBe('401')
  expect(await app.refusal(calls.codeCheckList, { ...phone, unit_user_id: staff.nurse.staffId })).toBe('401')
  const { unit_user_id: _, ...without } = phone
  expect(await app.refusal(calls.codeCheckList, without)).toBe('not refused')
  const stranger = (await bindPhone(app, other.nurse)).credentials
  const asked = { fid: phone.fid, device_time: now(), scans: [scanOf(mine?.code ?? '')] }
  expect(await app.refusal(calls.codeCheckSend, asked, { staffKey: other.nurse.staffKey })).toBe('not-found')
  expect(await app.refusal(calls.codeCheckSend, { ...asked, ...stranger, fid: phone.fid })).toBe('401')
  // A browser that holds a key of another desk is still the phone that its credentials name.
  const [next] = await store.sell(1)
  const ours = { ...phone, device_time: now(), scans: [scanOf(next?.code ?? '')] }
  expect((await app.callApi(calls.codeCheckSend, ours, { staffKey: other.nurse.staffKey })).list).toMatchObject([
    { outcome: 'done' },
  ])
})

test('who works at a store has its orders and codes, and of another store neither, whichever way they ask', async () => {
  const other = await openStore(app)
  const theirPhone = (await bindPhone(app, other.nurse)).credentials
  const [mine] = await store.sell(1)
  const [theirs] = await other.sell(1)
  if (!mine || !theirs) throw new Error('nothing was sold')
  const listed = async (as: object, more: object = {}) =>
    (await app.callApi(calls.codeCheckList, { page_size: 10_000, ...more, ...as })).list.map(({ id }) => id)
  for (const more of [{}, { list: 'to-use' }, { snapshot: 1 }]) {
    expect(await listed(phone, more)).toContain(mine.id)
    expect(await listed(phone, more)).not.toContain(theirs.id)
    expect(await listed(theirPhone, more)).toEqual([theirs.id])
  }
  expect((await app.callApi(calls.storeOrderDetail, { ...theirPhone, order_id: theirs.id })).order_id).toBe(theirs.id)
  expect((await app.callApi(calls.codeCheckDetail, { ...phone, id: mine.id })).order.order_id).toBe(mine.id)
  // The other's phone, with or without its token, under the name of who works here.
  expect(await app.refusal(calls.codeCheckList, { ...theirPhone, unit_user_id: phone.unit_user_id })).toBe('401')
  expect(await app.refusal(calls.codeCheckList, { ...phone, fid: theirPhone.fid })).toBe('401')
  const atDesk = { staffKey: staff.nurse.staffKey }
  expect(await app.refusal(calls.storeOrderDetail, { order_id: theirs.id }, atDesk)).toBe('not-found')
  expect(await app.refusal(calls.codeCheckDetail, { id: theirs.id }, atDesk)).toBe('not-found')
  expect(await app.refusal(deskUse, { scanned: theirs.code }, atDesk)).toBe('not-found')
  const unknown = { seq: 0, outcome: 'refused', goods_name: '', later_amount: '0.00' }
  const answers = await send([scanOf(theirs.code), scanOf('000000000000'), scanOf(theirs.code, { mode: 'taken' })])
  expect(answers.slice(0, 2).map((answer) => ({ ...answer, seq: 0 }))).toMatchObject([unknown, unknown])
  expect(answers[0]?.words).toBe(answers[1]?.words)
  expect(answers[2]).toMatchObject({ outcome: 'conflict', goods_name: '' })
  expect((await findAnyOrder(app.db, theirs.id))?.state).toBe('paid')
  expect(await listed(theirPhone, { list: 'used' })).toEqual([])
})

test('the list says what a device needs without a net: hashes and no codes; an etag that is the same leaves it out [X332]', async () => {
  const [sold] = await store.sell(1)
  const contacted = await contactOf(phone)
  const asked = { ...phone, snapshot: 1, page_size: 10_000 }
  const taken = await app.callApi(calls.codeCheckList, asked)
  const hash = createHash('sha256').update(`${contacted.salt}:${sold?.code}`).digest('base64url')
  expect(taken.list.find(({ code_hash }) => code_hash === hash)).toMatchObject({ id: sold?.id, state: 'paid' })
  expect(JSON.stringify(taken)).not.toContain(sold?.code)
  const same = await app.callApi(calls.codeCheckList, { ...asked, etag: taken.etag })
  expect([same.is_same, same.list]).toEqual([1, []])
  await send([scanOf(sold?.code ?? '')])
  const after = await app.callApi(calls.codeCheckList, { ...asked, etag: taken.etag })
  expect(after.list.find(({ code_hash }) => code_hash === hash)).toMatchObject({ state: 'used', staff_name: '某nurse' })
  expect(await app.refusal(calls.codeCheckList, { ...phone, page_size: 10_001 })).toBe('422')
})

test('a phone that is two days wrong: its scans stand at the time that they were, and the desk sees how far it is off', async () => {
  const [sold] = await store.sell(1)
  const ahead = 2 * 86_400_000
  await app.callApi(calls.storeContact, { ...credentialsOf(phone), ...calm, device_time: now() + ahead })
  await send([scanOf(sold?.code ?? '', { mode: 'taken', at: now() + ahead - 600_000 })], phone, now() + ahead)
  const detail = await app.callApi(calls.codeCheckDetail, { ...phone, id: sold?.id ?? '' })
  expect(detail.scans[0]).toMatchObject({ outcome: 'done', time: '2026-11-23 08:00:00' })
  const devices = await app.callApi(deskStoreDevices, {}, { staffKey: staff.keeper.staffKey })
  expect(devices.list.some(({ clock_off }) => clock_off === 172_800)).toBe(true)
})

test('a lost phone that was revoked opens nothing; what it had not sent is listed, not redeemed, and it is told to wipe itself', async () => {
  const [sold] = await store.sell(1)
  const lost = (await bindPhone(app, await signInStaff(app, store.clinic.hospitalId, 'nurse'))).credentials
  const keeper = { staffKey: staff.keeper.staffKey }
  const { list } = await app.callApi(deskStoreDevices, {}, keeper)
  const device_id = list[0]?.device_id ?? 0
  await app.callApi(deskStoreDeviceRevoke, { device_id, reason: '手机丢了' }, keeper)
  expect(await app.refusal(deskStoreDeviceRevoke, { device_id, reason: '手机丢了' }, keeper)).toBe('gone')
  expect(await app.refusal(calls.codeCheckList, { ...lost })).toBe('401')
  const left = [scanOf(sold?.code ?? '', { mode: 'taken' })]
  const said = { ...credentialsOf(lost), device_time: now(), unsent_num: 1, unsent_since: now() }
  expect((await app.callApi(calls.storeContact, said)).state).toBe('revoked')
  expect((await app.callApi(calls.storeContact, { ...said, left })).state).toBe('wipe')
  expect((await findAnyOrder(app.db, sold?.id ?? ''))?.state).toBe('paid')
  expect((await conflictsOf()).some(({ order_id, reason }) => order_id === sold?.id && /吊销/.test(reason))).toBe(true)
})

const credentialsOf = ({ fid, access_token }: Credentials) => ({ fid, access_token })
const calm = { unsent_num: 0, unsent_since: 0 }
const contactOf = (as: Credentials) =>
  app.callApi(calls.storeContact, { ...credentialsOf(as), ...calm, device_time: now() })

/** A phone's own storage, as the browser's database behaves. */
const memory = (): ScanStore & { scans: Map<number, Scan> } => {
  const scans = new Map<number, Scan>()
  return {
    scans,
    all: async () => [...scans.values()],
    add: async (scan) => {
      const stored = { ...scan, seq: scans.size + 1 }
      scans.set(stored.seq, stored)
      return stored
    },
    put: async (scan) => {
      scans.set(scan.seq, scan)
    },
  }
}

test('1,000 scans on three phones without a net, 30 % of answers lost, 5 % sent twice: none is lost, none redeemed twice, every conflict is listed', {
  timeout: 240_000,
}, async () => {
  const random = seeded(process.env.SEED ?? 'three phones in a cellar')
  const place = await openStore(app)
  const keeper = { staffKey: (await signInStaff(app, place.clinic.hospitalId, 'keeper')).staffKey }
  const codes = await manyCodes(app, place, 800)
  const phones = await Promise.all(
    [0, 1, 2].map(async (nth) => {
      const person = await signInStaff(app, place.clinic.hospitalId, 'nurse')
      return openPhone((await bindPhone(app, person, { label: `手机 ${nth}` })).credentials, random)
    }),
  )
  // Some codes are photographed: two of the phones get to see them.
  let handedOver = 0
  for (let nth = 0; nth < 1_000; nth++) {
    const one = phones[nth % 3] as Phone
    const code = codes[nth < 800 ? nth : random.int(0, 799)] as string
    handedOver += Number(await one.takeInTheCellar(code))
    // Now and then somebody carries a phone up to where there is a net.
    if (nth % 60 === 59) await one.replaySome()
  }
  for (const one of phones) await one.replayAll()

  const scans = phones.flatMap((one) => one.list())
  const taken = scans.filter(({ mode }) => mode === 'taken')
  expect(taken).toHaveLength(handedOver)
  expect(handedOver).toBeGreaterThan(900)
  // None is lost: the server has answered about every one.
  expect(scans.filter(({ outcome }) => outcome === undefined)).toEqual([])
  // None is redeemed twice: as many as there are codes that were shown.
  const done = taken.filter(({ outcome }) => outcome === 'done').map(({ code }) => code)
  expect(new Set(done).size).toBe(done.length)
  expect(new Set(done)).toEqual(new Set(taken.map(({ code }) => code)))
  // Every conflict is listed, with both of them.
  const conflicts = taken.filter(({ outcome }) => outcome === 'conflict')
  expect(conflicts.length).toBe(taken.length - done.length)
  expect(conflicts.length).toBeGreaterThan(50)
  const pages = Array.from({ length: Math.ceil(conflicts.length / 50) }, (_, at) => at + 1)
  const read = pages.map((page) => app.callApi(deskStoreConflicts, { page, page_size: 50 }, keeper))
  const listed = (await Promise.all(read)).flatMap(({ list }) => list)
  expect(listed).toHaveLength(conflicts.length)
  expect(listed.every(({ first_staff_name }) => first_staff_name !== '')).toBe(true)
})

type Phone = Awaited<ReturnType<typeof openPhone>>

/** A phone whose queue is the browser's own; its net loses what it loses. */
const openPhone = async (as: Credentials, random: ReturnType<typeof seeded>) => {
  const stored = memory()
  let isUnderground = true
  const deliver = async (scans: readonly Scan[]): Promise<Answer[]> => {
    const asked = scans.map(({ seq, text, mode, at, staffId }) => ({ seq, text, mode, at, staff_id: staffId }))
    const answered = await app.callApi(calls.codeCheckSend, { ...as, device_time: now(), scans: asked })
    return answered.list.map(({ goods_name: goodsName, ...said }) => ({ ...said, goodsName }))
  }
  const queue = openQueue(stored, async (scans) => {
    if (isUnderground) throw new Error('no net')
    const twice = random.next() < 0.05
    const [answers] = await Promise.all([deliver(scans), ...(twice ? [deliver(scans)] : [])])
    if (random.next() < 0.3) throw new Error('the answer was lost')
    return answers as Answer[]
  })
  const { salt } = await contactOf(as)
  const { list } = await app.callApi(calls.codeCheckList, { ...as, snapshot: 1, page_size: 10_000 })
  const known = new Map<string, Known>(
    list.map((row) => [
      row.code_hash,
      { goodsName: row.goods_name, amountFen: 5_000, isOpen: row.state === 'paid', words: row.state_desc },
    ]),
  )
  const above = async (times: number) => {
    isUnderground = false
    for (let nth = 0; nth < times && !(await queue.replay()); nth++);
    isUnderground = true
  }
  const takeInTheCellar = async (code: string): Promise<boolean> => {
    const about = { text: code, code, at: now(), staffId: as.unit_user_id, goodsName: '', amountFen: 0 }
    const scans = await stored.all()
    const { scan } = await queue.ask(about)
    const verdict = judgeOffline({
      known: known.get(createHash('sha256').update(`${salt}:${code}`).digest('base64url')),
      signed: undefined,
      takenAt: takenAt(scans, code),
      unsent: unsentOf(scans, now()),
      limits: usualLimits,
      unitId: 0,
      now: now(),
      isClockBroken: false,
    })
    if (verdict.isTaken) await queue.keep(scan, verdict)
    else await queue.giveUp(scan)
    if (!verdict.isTaken && verdict.reason === 'limit') {
      await above(200)
      return takeInTheCellar(code)
    }
    return verdict.isTaken
  }
  return {
    takeInTheCellar,
    replaySome: () => above(2),
    replayAll: () => above(500),
    list: () => [...stored.scans.values()],
  }
}

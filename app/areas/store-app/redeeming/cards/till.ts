import { callStore, markBound } from '#app/areas/store-app/devices/cards/at-store.ts'
import { readFacts, storeDb, wipeStore, writeFacts } from '#app/areas/store-app/devices/cards/store-db.ts'
import { yuanToFen } from '#kit/money/fen.ts'
import { systemClock } from '#kit/time/clock.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { codeCheckList, codeCheckSend, storeContact } from '../contract.ts'
import { readScanned, type Scanned } from '../rules/codes.ts'
import { MOST_ROWS, MOST_SENT, type Unsent, type Urgency, urgencyOf, usualLimits } from '../rules/limits.ts'
import { type Answer, isUnsent, openQueue, type Scan, type ScanStore, takenAt, unsentOf } from '../rules/queue.ts'
import { clockWords, isClockBroken, judgeOffline, type Known, trueTime } from '../rules/verdict.ts'
import { hashOfCode, isSignatureRight } from './verify.ts'

/** So long somebody at the counter waits for an answer. */
const ASK_MS = 4_000
const SNAPSHOT_MS = 5 * 60_000
const EVERY_MS = 30_000
/** So many rows are written before anything else gets its turn. */
const ROWS_AT_ONCE = 200

const now = () => systemClock.now().getTime()

const store: ScanStore = {
  all: async () => (await storeDb()).getAll('scans'),
  add: async (scan) => {
    const seq = await (await storeDb()).add('scans', scan as Scan)
    return { ...scan, seq }
  },
  put: async (scan) => {
    await (await storeDb()).put('scans', scan)
  },
}

const send = async (scans: readonly Scan[]): Promise<Answer[]> => {
  if (!navigator.onLine) throw new Error('no net')
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), ASK_MS * Math.ceil(scans.length / 5))
  try {
    const { list } = await callStore(
      codeCheckSend,
      {
        fid: '',
        access_token: '',
        device_time: now(),
        scans: scans.map(({ seq, text, mode, at, staffId }) => ({ seq, text, mode, at, staff_id: staffId })),
      },
      { signal: stop.signal },
    )
    return list.map(({ seq, outcome, words, goods_name, later_amount }) => ({
      seq,
      outcome,
      words: words || (later_amount === '0.00' ? '' : `还应收 ${later_amount} 元`),
      goodsName: goods_name,
    }))
  } finally {
    clearTimeout(timer)
  }
}

const queue = openQueue(store, send)

/** What is said of the queue on every page. */
export interface TillState {
  isOnline: boolean
  unsent: Unsent
  urgency: Urgency
  /** How far the phone's clock is off, in words; ''. */
  clock: string
  /** How many were taken and could not be honoured. */
  conflicts: number
}

let state: TillState = {
  isOnline: true,
  unsent: { count: 0, valueFen: 0, waitedMs: 0 },
  urgency: 'none',
  clock: '',
  conflicts: 0,
}
const listeners = new Set<() => void>()

export const tillState = (): TillState => state
export const onTill = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const refresh = async (isOnline = state.isOnline): Promise<void> => {
  const scans = await store.all()
  const unsent = unsentOf(scans, now())
  const facts = await readFacts('contact')
  const device = await readFacts('device')
  if (device) markBound({ unitName: device.unitName, unsent: unsent.count })
  state = {
    isOnline,
    unsent,
    urgency: urgencyOf(unsent),
    clock: facts ? clockWords(facts.clock.ahead) : '',
    conflicts: scans.filter(({ outcome }) => outcome === 'conflict').length,
  }
  for (const listener of listeners) listener()
}

/** What this phone scanned, the newest first. */
export const listScans = async (): Promise<Scan[]> => (await store.all()).reverse()

/** Hears from the server how the phone is to go on, sends what waits, and takes a new snapshot where the last one is old. */
const meet = async (): Promise<void> => {
  try {
    const device = await readFacts('device')
    if (!device) return
    const scans = (await store.all()).filter(isUnsent)
    const device_time = now()
    const said = await callApi(storeContact, {
      fid: device.fid,
      access_token: device.accessToken,
      device_time,
      unsent_num: scans.length,
      unsent_since: device_time - unsentOf(scans, device_time).waitedMs,
    })
    if (said.state === 'revoked' || said.state === 'wipe') return await end(device, scans, said.state === 'wipe')
    if (said.state === 'gone') return location.replace('/store/login')
    await writeFacts('contact', {
      clock: { seenAt: now(), ahead: now() - said.server_time },
      salt: said.salt,
      limits: { eachFen: yuanToFen(said.each_amount), sumFen: yuanToFen(said.sum_amount), count: said.count },
      keys: said.keys,
    })
    const isSent = await queue.replay()
    await refresh(isSent)
    await takeSnapshot()
  } catch (error) {
    await refresh(error instanceof RefusedError)
  }
}

/** The phone is revoked: what it has not sent is handed over, and everything forgotten. */
const end = async (
  device: { fid: string; accessToken: string },
  scans: readonly Scan[],
  isWiped: boolean,
): Promise<void> => {
  let left = [...scans]
  let isDone = isWiped
  while (!isDone) {
    const batch = left.slice(0, MOST_SENT)
    const said = await callApi(storeContact, {
      fid: device.fid,
      access_token: device.accessToken,
      device_time: now(),
      unsent_num: left.length,
      unsent_since: 0,
      left: batch.map(({ seq, text, mode, at, staffId }) => ({ seq, text, mode, at, staff_id: staffId })),
    })
    left = left.slice(MOST_SENT)
    isDone = said.state === 'wipe' || left.length === 0
  }
  await wipeStore()
  markBound(undefined)
  location.replace('/store/login?wiped=1')
}

const takeSnapshot = async (isDue = false): Promise<void> => {
  const facts = await readFacts('snapshot')
  if (!isDue && facts && now() - facts.takenAt < SNAPSHOT_MS) return
  const taken = await callStore(codeCheckList, { snapshot: 1, page: 1, page_size: MOST_ROWS, etag: facts?.etag ?? '' })
  await writeFacts('snapshot', { etag: taken.etag, takenAt: now() })
  if (taken.is_same === 1) return
  const write = (await storeDb()).transaction('codes', 'readwrite')
  await write.store.clear()
  for (const [at, row] of taken.list.entries()) {
    const put = write.store.put({
      hash: row.code_hash,
      goodsName: row.goods_name,
      amountFen: yuanToFen(row.amount),
      isOpen: row.state === 'paid',
      words: row.state_desc,
    })
    // Ten thousand at once would hold up who stands at the counter.
    if (at % ROWS_AT_ONCE === 0) await put
  }
  await write.done
}

let isRunning = false
let meeting: Promise<void> | undefined

/** One meeting at a time: whoever wants one meanwhile waits for it. */
export const meetServer = (): Promise<void> => {
  meeting ??= meet().finally(() => {
    meeting = undefined
  })
  return meeting
}

/** Meets the server on load, when there is a net again, when somebody looks, and every half minute. */
export const runTill = (): void => {
  if (isRunning) return
  isRunning = true
  const again = () => void meetServer()
  // A meeting that began without a net fails: the net that is back gets one of its own.
  window.addEventListener('online', () => (meeting ?? Promise.resolve()).finally(again))
  window.addEventListener('focus', again)
  window.addEventListener('offline', () => void refresh(false))
  setInterval(again, EVERY_MS)
  refresh(navigator.onLine).then(again, () => undefined)
}

/** What came of a code, for who stands at the counter. */
export interface Shown {
  tone: 'done' | 'taken' | 'no' | 'unsure'
  title: string
  words: string
}

/** Checks a code: asks the server, and decides by itself where no answer comes. */
export const checkCode = async (given: string): Promise<Shown> => {
  const scanned = readScanned(given)
  if (!scanned) return { tone: 'no', title: '这不是核销码', words: '核销码是 12 位数字，或对方手机上的二维码' }
  const device = await readFacts('device')
  if (!device) return { tone: 'no', title: '还没登录', words: '请先登录门店 App' }
  const before = takenAt((await store.all()).filter(isUnsent), scanned.code)
  if (before !== undefined) return { tone: 'no', title: '不能核销', words: '这台手机已经核销过这个码，正等网络确认' }
  const about = {
    text: given.trim(),
    code: scanned.code,
    at: now(),
    staffId: device.unitUserId,
    goodsName: '',
    amountFen: 0,
  }
  const { scan, answer } = await queue.ask(about)
  const shown = answer ? shownAnswer(answer) : await withoutNet(scan, scanned, device.unitId)
  // Who stands at the counter does not wait for the line that counts what is unsent.
  refresh(answer !== undefined).catch(() => undefined)
  return shown
}

const shownAnswer = ({ outcome, words, goodsName }: Answer): Shown =>
  outcome === 'done'
    ? { tone: 'done', title: '核销成功', words: [goodsName, words].filter(Boolean).join('，') }
    : { tone: 'no', title: '不能核销', words }

const findKnown = async (salt: string, code: string): Promise<Known | undefined> =>
  (await storeDb()).get('codes', await hashOfCode(salt, code))

const withoutNet = async (scan: Scan, scanned: Scanned, unitId: number): Promise<Shown> => {
  const [facts, all] = await Promise.all([readFacts('contact'), store.all()])
  const scans = all.filter(({ seq }) => seq !== scan.seq)
  const [known, isRight] = await Promise.all([
    facts && findKnown(facts.salt, scanned.code),
    scanned.signed && isSignatureRight(scanned, facts?.keys ?? []),
  ])
  const signed = scanned.signed && { ...scanned.signed, isRight: isRight === true }
  const verdict = judgeOffline({
    known,
    signed,
    takenAt: takenAt(scans, scanned.code),
    unsent: unsentOf(scans, now()),
    limits: facts?.limits ?? usualLimits,
    unitId,
    now: trueTime(facts?.clock, now()),
    isClockBroken: isClockBroken(facts?.clock, now()),
  })
  if (verdict.isTaken) {
    await queue.keep(scan, verdict)
    return { tone: 'taken', title: '已收下，还没确认', words: `${verdict.goodsName}，有网后自动确认` }
  }
  await queue.giveUp(scan)
  return { tone: verdict.reason === 'unknown' ? 'unsure' : 'no', title: '没有网，不能核销', words: verdict.words }
}

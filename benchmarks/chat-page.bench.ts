import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { type Bench, median, Skipped } from './bench.ts'
import { gather, openField } from './booking-field.ts'
import { closeBrowser, inBrowser, onNewPhone, onSlowNet, scriptsOf } from './browser.ts'
import { keepKey, openConsultations } from './consultations.ts'
import { startBenchApp } from './test-app.ts'

export const close = closeBrowser

const ROUNDS = 5
/** A page that is nothing but words, behind the same gate. */
const PLAIN = { path: '/account/messages', words: '还没有消息' }
const SAID = '这是第一句话'

/** How long after the first request these words stood on a slow phone's screen, in ms. */
const firstSeen = (browser: Browser, base: string, key: string, { path, words }: typeof PLAIN): Promise<number> =>
  onNewPhone(browser, async (page, cdp) => {
    await keepKey(page.context(), base, 'user_key', key)
    await onSlowNet(cdp)
    await page.goto(base + path, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(
      (wanted) => Reflect.get(globalThis, 'document').body?.innerText.includes(wanted) && performance.now(),
      words,
      { polling: 'raf' },
    )
    return (await seen.jsonValue()) as number
  })

/** Scripts of the page that know MQTT. */
const busScripts = async (browser: Browser, url: string): Promise<number> => {
  const scripts = await scriptsOf(browser, url)
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script.url)).text()))
  return texts.filter((text) => text.includes('mqttjs')).length
}

/** The patient says the words that are looked for. */
const say = async (base: string, key: string, ask_id: string) => {
  const body = new URLSearchParams({ ask_id, kind: 'text', content: SAID, client_msg_id: randomUUID() })
  const answer = await fetch(`${base}/api/talk/send`, { method: 'POST', body, headers: { 'user-key': key } })
  if (!answer.ok) throw new Error(`nothing could be said: ${answer.status}`)
}

interface Seen {
  ratio: number
  elsewhere: number
}

const look = async (browser: Browser, emit: (line: string) => void): Promise<Seen> => {
  const app = await startBenchApp()
  const field = openField(app)
  const base = `http://127.0.0.1:${app.port}`
  const people = await gather(field, ROUNDS)
  const ids = await openConsultations(field, people, { doctorId: 1, kind: 'text' })
  for (const [at, { key }] of people.entries()) await say(base, key, ids[at] as string)
  await field.database.close()
  const [plain, chat]: [number[], number[]] = [[], []]
  for (const [at, { key }] of people.entries()) {
    plain.push(await firstSeen(browser, base, key, PLAIN))
    chat.push(await firstSeen(browser, base, key, { path: `/ask/chat?ask_id=${ids[at]}`, words: SAID }))
  }
  const elsewhere = await Promise.all(
    ['/', PLAIN.path, '/doctor/index'].map((path) => busScripts(browser, base + path)),
  )
  emit(`first message ${median(chat).toFixed(0)} ms, plain page ${median(plain).toFixed(0)} ms`)
  return { ratio: median(chat) / median(plain), elsewhere: elsewhere.reduce((sum, count) => sum + count, 0) }
}

let looking: Promise<Seen | Skipped> | undefined
const figure = (what: keyof Seen, name: string, unit: string, goal: string): Bench => ({
  name,
  unit,
  goal,
  run: async (emit) => {
    looking ??= inBrowser((browser) => look(browser, emit))
    const seen = await looking
    return seen instanceof Skipped ? seen : seen[what]
  },
})

export const benches: Bench[] = [
  figure('ratio', 'chat.first-message', 'of a plain page', '<= 1.5'),
  figure('elsewhere', 'chat.bus-elsewhere', 'scripts', '= 0'),
]

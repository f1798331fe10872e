import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { CrowdPerson } from '#test/support/crowd.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import { type Bench, median, Skipped } from './bench.ts'
import { gather, openField } from './booking-field.ts'
import { keepKey, openConsultations } from './consultations.ts'
import { startBenchApp } from './test-app.ts'

const ROUNDS = 5
const MOST_MS = 30_000
/** A lift, a tunnel, and long enough that the browser gives the way up (after some 20 s). */
const CUTS_MS = [3_000, 10_000, 30_000]
const STILL_MS = 1_000
/** Bytes a second: as good as no limit. */
const PLENTY = 1_000_000_000
/** A camera and a microphone that are made up, and the way to others on this machine. */
const flags = [
  ...chromiumFlags,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

/** What these calls answer. */
interface Told {
  list: Record<'login_name' | 'password', string>[]
  doctor_key: string
  doctor_id: number
}

/** A doctor of the demonstration at their workbench. */
const signInDoctor = async (base: string) => {
  const callApi = async (path: string, form?: Record<string, string>, key?: string) => {
    const headers = { ...(key ? { 'doctor-key': key } : {}) }
    const question = form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers }
    return ((await (await fetch(`${base}/api${path}`, question)).json()) as { data: Told }).data
  }
  const [account] = (await callApi('/workbench/login/demo')).list
  const { doctor_key: key } = await callApi('/workbench/login', account)
  const { doctor_id: doctorId } = await callApi('/workbench/me', undefined, key)
  return { key, doctorId }
}

const openPage = async (browser: Browser, base: string, name: 'user_key' | 'doctor_key', key: string) => {
  const context = await browser.newContext({ locale: 'zh-CN' })
  await keepKey(context, base, name, key)
  return context.newPage()
}

const enter = (page: Page) => page.getByRole('button', { name: '进入视频' }).click()
/** The other's picture, whoever they are. */
const THEIRS = 'video[aria-label$="者的画面"], video[aria-label="医生的画面"]'
const frames = (page: Page): Promise<number> =>
  page.evaluate(`(() => { const seen = document.querySelector('${THEIRS}')
    return seen?.videoWidth > 0 ? seen.getVideoPlaybackQuality().totalVideoFrames : 0 })()`)

/** When the other's picture has moved on from so many frames. */
const seesMore = async (page: Page, than: number) => {
  for (const began = performance.now(); performance.now() - began < MOST_MS; await sleep(20))
    if ((await frames(page)) > than) return performance.now()
  throw new Error('no picture came')
}

/** From the tap of the one who comes second until both see the other. */
const connect = async (patient: Page, doctor: Page): Promise<number> => {
  await patient.reload()
  await enter(patient)
  await doctor.reload()
  await doctor.getByText('患者已经在里面等您').waitFor()
  const began = performance.now()
  await enter(doctor)
  return Math.max(...(await Promise.all([patient, doctor].map((page) => seesMore(page, 0))))) - began
}

/**
 * A page of which the net can be cut for calls, as those minutes of a lift are: what is asked of the server goes on. Chromium
 * looks at the rule only where one stood before the way was opened.
 */
const netOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const lose = (packetLoss: 0 | 100) =>
    session.send('Network.emulateNetworkConditionsByRule', {
      matchedNetworkConditions: [
        { urlPattern: '', latency: 0, downloadThroughput: PLENTY, uploadThroughput: PLENTY, packetLoss },
      ],
    })
  await lose(0)
  return { cut: () => lose(100), mend: () => lose(0) }
}
type Net = Awaited<ReturnType<typeof netOf>>

/** Until the picture stands still. */
const stands = async (page: Page) => {
  for (const began = performance.now(); performance.now() - began < MOST_MS; ) {
    const before = await frames(page)
    await sleep(STILL_MS)
    if ((await frames(page)) === before) return
  }
  throw new Error('nothing was cut')
}

/** From the end of a cut that lasted so long until both see the other move again. */
const recover = async (pages: readonly Page[], net: Net, cutMs: number): Promise<number> => {
  const end = performance.now() + cutMs
  await net.cut()
  await Promise.all(pages.map(stands))
  await sleep(Math.max(0, end - performance.now()))
  const before = await Promise.all(pages.map(frames))
  const began = performance.now()
  await net.mend()
  return Math.max(...(await Promise.all(pages.map((page, at) => seesMore(page, before[at] as number))))) - began
}

interface Run {
  connectSeconds: number
  recoverSeconds: number
}

const runOnce = async (executablePath: string, emit: (line: string) => void): Promise<Run> => {
  const field = openField(await startBenchApp())
  const base = `http://127.0.0.1:${field.app.port}`
  const [person] = (await gather(field, 1)) as [CrowdPerson]
  const { key, doctorId } = await signInDoctor(base)
  const [id] = await openConsultations(field, [person], { doctorId, kind: 'video' })
  const browsers = await Promise.all([0, 1].map(() => chromium.launch({ executablePath, args: flags })))
  try {
    const [one, other] = browsers as [Browser, Browser]
    const patient = await openPage(one, base, 'user_key', person.key)
    const doctor = await openPage(other, base, 'doctor_key', key)
    await patient.goto(`${base}/ask/call?ask_id=${id}`)
    await doctor.goto(`${base}/workbench/call?ask_id=${id}`)
    const net = await netOf(patient)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await connect(patient, doctor))
    emit(`connected after ${rounds.map((ms) => ms.toFixed(0)).join(', ')} ms`)
    const cuts: number[] = []
    for (const cutMs of CUTS_MS) cuts.push(await recover([patient, doctor], net, cutMs))
    emit(`cut for ${CUTS_MS.join(', ')} ms, moving again after ${cuts.map((ms) => ms.toFixed(0)).join(', ')} ms`)
    return { connectSeconds: median(rounds) / 1_000, recoverSeconds: Math.max(...cuts) / 1_000 }
  } finally {
    for (const browser of browsers) await browser.close()
    await field.database.close()
  }
}

let running: Promise<Run> | undefined
const figure = (what: keyof Run, name: string, goal: string): Bench => ({
  name,
  unit: 's',
  goal,
  run: async (emit) => {
    const executablePath = findChromium()
    if (!executablePath) return new Skipped('no Chromium here: apt-get install -y chromium fonts-noto-cjk')
    running ??= runOnce(executablePath, emit)
    return (await running)[what]
  },
})

export const benches: Bench[] = [
  figure('connectSeconds', 'video.connect', '<= 2'),
  figure('recoverSeconds', 'video.recover', '<= 5'),
]

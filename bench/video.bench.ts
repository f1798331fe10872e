import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { consultAsks } from '#app/areas/consult/asks/server/tables.ts'
import { consultTalks } from '#app/areas/consult/talk/server/tables.ts'
import type { CrowdPerson } from '#kit/testing/crowd.ts'
import { systemClock } from '#kit/time/clock.ts'
import { later } from '#kit/time/span.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import { type Bench, median, Skipped } from './bench.ts'
import { type Field, gather, openField } from './booking-field.ts'
import { openHouse } from './house.ts'

const ROUNDS = 5
const MOST_MS = 30_000
/** A camera and a microphone that are made up, and the way to others on this machine. */
const flags = [
  ...chromiumFlags,
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--allow-loopback-in-peer-connection'],
]

/** What these calls answer. */
interface Told {
  list: Record<'login_name' | 'password', string>[]
  doctor_key: string
  doctor_id: number
}

/** A doctor of the demonstration at his workbench. */
const signInDoctor = async (base: string) => {
  const ask = async (path: string, form?: Record<string, string>, key?: string) => {
    const headers = { ...(key ? { 'doctor-key': key } : {}) }
    const question = form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers }
    return ((await (await fetch(`${base}/api${path}`, question)).json()) as { data: Told }).data
  }
  const [account] = (await ask('/workbench/login/demo')).list
  const { doctor_key: key } = await ask('/workbench/login', account)
  const { doctor_id: doctorId } = await ask('/workbench/me', undefined, key)
  return { key, doctorId }
}

/** A consultation by video that the doctor has accepted. */
const openAsk = async ({ database: { db } }: Field, { patientId, memberId }: CrowdPerson, doctorId: number) => {
  const [id, now] = [randomUUID(), systemClock.now()]
  await db.insert(consultAsks).values({
    ...{ id, patientId, memberId, doctorId, kind: 'video', path: ['waiting', 'accepted'], pathAt: [now, now] },
    ...{ madeAt: now, priceFen: 0, hours: 24, acceptMinutes: 30, replyMinutes: 120, contentSealed: '' },
    ...{ replyBy: later(now, { hours: 2 }), endsAt: later(now, { hours: 24 }), isRevisit: true, withGuardian: false },
  })
  await db.insert(consultTalks).values({ id, patientId, doctorId, openedAt: now })
  return id
}

const openPage = async (browser: Browser, base: string, name: string, key: string) => {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const kept = { [name]: key, use_token_time: '1' }
  await context.addCookies(
    Object.entries(kept).map(([at, value]) => ({ name: `${at}_v2`, value: btoa(value), url: base })),
  )
  return context.newPage()
}

const enter = (page: Page) => page.getByRole('button', { name: '进入视频' }).click()
/** The other's picture, whoever he is. */
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

const runOnce = async (executablePath: string, tell: (line: string) => void): Promise<number> => {
  const field = openField(await openHouse())
  const base = `http://127.0.0.1:${field.house.port}`
  const [person] = (await gather(field, 1)) as [CrowdPerson]
  const { key, doctorId } = await signInDoctor(base)
  const id = await openAsk(field, person, doctorId)
  const browsers = await Promise.all([0, 1].map(() => chromium.launch({ executablePath, args: flags })))
  try {
    const [one, other] = browsers as [Browser, Browser]
    const patient = await openPage(one, base, 'user_key', person.key)
    const doctor = await openPage(other, base, 'doctor_key', key)
    await patient.goto(`${base}/ask/call?ask_id=${id}`)
    await doctor.goto(`${base}/workbench/call?ask_id=${id}`)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await connect(patient, doctor))
    tell(`connected after ${rounds.map((ms) => ms.toFixed(0)).join(', ')} ms`)
    return median(rounds) / 1_000
  } finally {
    for (const browser of browsers) await browser.close()
    await field.database.close()
  }
}

export const benches: Bench[] = [
  {
    ...{ name: 'video.connect', unit: 's', goal: '<= 2' },
    run: async (tell) => {
      const executablePath = findChromium()
      return executablePath
        ? runOnce(executablePath, tell)
        : new Skipped('no Chromium here: apt-get install -y chromium fonts-noto-cjk')
    },
  },
]

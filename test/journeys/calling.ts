import { type Browser, expect, type Page } from '@playwright/test'
import { benchDemoDoctors, benchMe, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { doctorServices } from '#app/areas/consult/doctors/contract.ts'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { sandboxAnswer } from '#app/areas/sandbox/contract.ts'
import { chromiumFlags } from '#tools/chromium.ts'
import { callAs } from './calls.ts'
import { consultThisDoctor } from './consulting.ts'
import { keepKeys, keyOf, signInTo } from './people.ts'

/** A Chromium whose camera and microphone are made up, and which finds others on this machine. */
export const callingFlags = [
  ...chromiumFlags,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

/** A doctor of the demonstration who has a workbench and can be asked in this way. */
export const findBenchDoctor = async (baseURL: string | undefined, kind: ConsultationKind) => {
  const ask = callAs(baseURL)
  for (const { login_name, password } of (await ask(benchDemoDoctors, {})).list) {
    const { doctor_key } = await ask(benchSignIn, { login_name, password })
    const { doctor_id, name } = await callAs(baseURL, doctor_key)(benchMe, {})
    const { askList } = await ask(doctorServices, { doctor_id })
    if (askList.some(({ type, is_on }) => type === kind && is_on === 1)) return { doctor_key, doctor_id, name }
  }
  throw new Error(`no doctor of the demonstration with a workbench can be asked by ${kind}`)
}

/** How many frames of somebody's picture were shown so far; 0 while none has come. */
export const framesOf = (page: Page, label: string): Promise<number> =>
  page
    .getByLabel(label)
    .evaluate((video: HTMLVideoElement) =>
      video.videoWidth > 0 ? video.getVideoPlaybackQuality().totalVideoFrames : 0,
    )

/** A patient whose doctor has accepted, and the doctor at their workbench. */
export const openBoth = async (page: Page, browser: Browser, baseURL: string | undefined, kind: ConsultationKind) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const { doctor_id, doctor_key, name } = await findBenchDoctor(baseURL, kind)
  const consultationId = await consultThisDoctor(ask, doctor_id, kind)
  await ask(sandboxAnswer, { ask_id: consultationId, act: 'accept' })
  const doctor = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false })).newPage()
  await keepKeys(doctor, { doctor_key })
  return { callApi: ask, consultationId, doctor, name }
}

/** Somebody's picture is there, and moves. */
export const seesMoving = async (page: Page, label: string) => {
  await expect.poll(() => framesOf(page, label), { timeout: 30_000 }).toBeGreaterThan(0)
  const before = await framesOf(page, label)
  await expect.poll(() => framesOf(page, label)).toBeGreaterThan(before + 5)
}

/** Goes from the waiting room into the call. */
export const enter = (page: Page) => page.getByRole('button', { name: '进入视频' }).click()

import type { Page } from '@playwright/test'
import { doctorServices } from '#app/areas/consult/doctors/contract.ts'
import type { AskKind } from '#app/areas/consult/doctors/rules.ts'
import { benchDemoDoctors, benchMe, benchSignIn } from '#app/areas/workbench/door/contract.ts'
import { chromiumFlags } from '#tools/chromium.ts'
import { askAs } from './calls.ts'

/** A Chromium whose camera and microphone are made up, and which finds others on this machine. */
export const callingFlags = [
  ...chromiumFlags,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

/** A doctor of the demonstration who has a workbench and can be asked in this way. */
export const findBenchDoctor = async (baseURL: string | undefined, kind: AskKind) => {
  const ask = askAs(baseURL)
  for (const { login_name, password } of (await ask(benchDemoDoctors, {})).list) {
    const { doctor_key } = await ask(benchSignIn, { login_name, password })
    const { doctor_id, name } = await askAs(baseURL, doctor_key)(benchMe, {})
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

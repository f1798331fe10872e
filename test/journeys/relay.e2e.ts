import { type Browser, expect, type Page } from '@playwright/test'
import { iceServersFor } from '#kit/outside/server/ice.ts'
import { findChromium } from '#tools/chromium.ts'
import { makeDataDir, removeDataDir, startProduct } from '../support/product.ts'
import { hasRelay, openRelay } from '../support/relay.ts'
import { callingFlags, enter, openBoth, seesMoving } from './calling.ts'
import { test } from './journey.ts'

const executablePath = findChromium()
const SECRET = 'a-secret-of-the-relay-alone'
/** A demonstration world is planted first. */
const FIRST_START_MS = 180_000

// biome-ignore lint/suspicious/noSkippedTests: it says that it was skipped where it cannot run
test.skip(!hasRelay(), 'no coturn on this machine')
test.setTimeout(150_000 + FIRST_START_MS)
test.use({ launchOptions: { args: callingFlags, ...(executablePath ? { executablePath } : {}) } })

/** A browser in a network that lets nothing through but to the relay. */
const knowOnlyTheRelay = (page: Page) =>
  page.addInitScript(() => {
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy: 'relay' })
      }
    }
  })

const openBehindWalls = async (page: Page, browser: Browser, baseURL: string) => {
  const { consultationId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await Promise.all([knowOnlyTheRelay(page), knowOnlyTheRelay(doctor)])
  await page.goto(`${baseURL}/ask/call?ask_id=${consultationId}`)
  await enter(page)
  await doctor.goto(`${baseURL}/workbench/call?ask_id=${consultationId}`)
  await enter(doctor)
  return doctor
}

/** How many ways through the relay a browser finds that comes with this name and password. */
const waysThrough = (page: Page, server: RTCIceServer) =>
  page.evaluate(async (iceServer) => {
    const connection = new RTCPeerConnection({ iceServers: [iceServer], iceTransportPolicy: 'relay' })
    const ways: string[] = []
    connection.addEventListener('icecandidate', ({ candidate }) => candidate && ways.push(candidate.candidate))
    connection.createDataChannel('any')
    await connection.setLocalDescription()
    while (connection.iceGatheringState !== 'complete')
      await new Promise((resolve) => connection.addEventListener('icegatheringstatechange', resolve, { once: true }))
    connection.close()
    return ways.length
  }, server)

test('two who find no direct way see each other through a relay, which lets in nobody without its secret or after their time', async ({
  browser,
}) => {
  const dataDir = makeDataDir()
  const relay = await openRelay(SECRET)
  const env = { TURN_URL: relay.url, TURN_SECRET: SECRET }
  const product = await startProduct({ dataDir, env, patienceMs: FIRST_START_MS })
  const baseURL = `http://127.0.0.1:${product.port}`
  try {
    const page = await (await browser.newContext({ baseURL })).newPage()
    const doctor = await openBehindWalls(page, browser, baseURL)
    await seesMoving(page, '医生的画面')
    await seesMoving(doctor, '患者的画面')

    const passFrom = (secret: string, now: Date) =>
      iceServersFor({ stun: [], turn: [relay.url], secret }, 'somebody', now)[0] as RTCIceServer
    expect(await waysThrough(page, passFrom(SECRET, new Date()))).toBeGreaterThan(0)
    expect(await waysThrough(page, passFrom('another', new Date()))).toBe(0)
    expect(await waysThrough(page, passFrom(SECRET, new Date('2026-01-01')))).toBe(0)
  } finally {
    await product.end()
    await relay.close()
    removeDataDir(dataDir)
  }
})

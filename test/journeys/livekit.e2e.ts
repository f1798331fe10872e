import { expect } from '@playwright/test'
import { askCall } from '#app/areas/consult/calls/contract.ts'
import { findChromium } from '#tools/chromium.ts'
import { openLivekitServer } from '../support/livekit/server.ts'
import { makeDataDir, removeDataDir, startProduct } from '../support/product.ts'
import { callEachOther } from './call-journey.ts'
import { callingFlags, enter, openBoth, seesMoving } from './calling.ts'
import { test as base } from './journey.ts'

const executablePath = findChromium()
const [key, secret] = ['e2e', 'a-secret-of-the-livekit-server-alone']
/** A demonstration world is planted first. */
const FIRST_START_MS = 180_000

type Room = Awaited<ReturnType<typeof openLivekitServer>>

/** A product whose calls a LiveKit server carries, beside that of all other journeys. */
const test = base.extend<object, { room: Room; carried: string }>({
  room: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const room = await openLivekitServer({ key, secret })
      await use(room)
      await room.close()
    },
    { scope: 'worker' },
  ],
  carried: [
    async ({ room }, use) => {
      const dataDir = makeDataDir()
      const env = { LIVEKIT_URL: room.url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret }
      const product = await startProduct({ dataDir, env, patienceMs: FIRST_START_MS })
      await use(`http://127.0.0.1:${product.port}`)
      await product.end()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: FIRST_START_MS + 20_000 },
  ],
  baseURL: ({ carried }, use) => use(carried),
})
test.setTimeout(150_000)
test.use({ launchOptions: { args: callingFlags, ...(executablePath ? { executablePath } : {}) } })
test.beforeEach(({ room }) => {
  room.state.trouble = 'none'
})

test('through a LiveKit server the same call goes the same way', async ({ page, browser, baseURL }) => {
  const { scripts } = await callEachOther(page, browser, baseURL)
  expect(scripts.filter((url) => url.includes('livekit'))).toHaveLength(1)
})

test('pages turn without being loaded, so that each of them lets a browser connect to the server', async ({
  page,
  room,
}) => {
  const origins = `connect-src 'self' ${room.url} ${room.url.replace('ws', 'http')};`
  for (const path of ['/', '/ask/call', '/workbench/calls'])
    expect((await page.request.get(path)).headers()['content-security-policy']).toContain(origins)
})

test('a server that is away, or takes nobody’s word, is told as it is: one tries again, or goes on by phone', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  const { consultationId, doctor } = await openBoth(page, browser, baseURL, 'video')
  room.state.trouble = 'down'
  await page.goto(`/ask/call?ask_id=${consultationId}`)
  await enter(page)
  const told = page.getByRole('alert')
  await expect(told.getByText(/视频服务器暂时连不上/)).toBeVisible({ timeout: 30_000 })
  room.state.trouble = 'other-secret'
  await told.getByRole('button', { name: '重新连接' }).click()
  await expect.poll(() => room.state.refused, { timeout: 30_000 }).toBeGreaterThan(0)
  await expect(told.getByText(/视频服务器暂时连不上/)).toBeVisible()
  room.state.trouble = 'none'
  await told.getByRole('button', { name: '重新连接' }).click()
  await doctor.goto(`/workbench/call?ask_id=${consultationId}`)
  await enter(doctor)
  await seesMoving(page, '医生的画面')
  await expect(told).toBeHidden()

  room.state.trouble = 'down'
  await page.reload()
  await enter(page)
  await told.getByRole('button', { name: '改用电话' }).click({ timeout: 30_000 })
  await expect(page.getByText('电话正在响，请接听')).toBeVisible()
})

test('a line that breaks off comes back by itself', async ({ page, browser, baseURL, room }) => {
  const { consultationId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/call?ask_id=${consultationId}`)
  await enter(page)
  await doctor.goto(`/workbench/call?ask_id=${consultationId}`)
  await enter(doctor)
  await seesMoving(page, '医生的画面')
  room.cut()
  await expect(page.getByText(/对方的网络断开了/)).toBeVisible()
  await seesMoving(page, '医生的画面')
  await seesMoving(doctor, '患者的画面')
  await expect(page.getByText(/通话中/)).toBeVisible()
})

test('who is in the room without a seat in the call gets no picture, and a microphone that was off stays so', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { opened })
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      opened.push(...stream.getTracks())
      return stream
    }
  })
  const { callApi, consultationId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/call?ask_id=${consultationId}`)
  await enter(page)
  await doctor.goto(`/workbench/call?ask_id=${consultationId}`)
  await enter(doctor)
  await seesMoving(page, '医生的画面')
  const { call_id, people } = await callApi(askCall, { ask_id: consultationId })
  const named = (seat: string) => people.flatMap(({ who, device }) => (who === seat ? `${who}:${device}` : []))
  const [mine = '', his = ''] = [...named('patient'), ...named('doctor')]
  await expect.poll(() => room.shows(call_id, mine)).toEqual([his])
  await expect.poll(() => room.shows(call_id, his)).toEqual([mine])

  await page.getByRole('button', { name: '静音' }).click()
  const second = await page.context().newPage()
  await second.goto(`/ask/call?ask_id=${consultationId}`)
  await enter(second)
  await page.getByRole('button', { name: '改回这台设备' }).click()
  await seesMoving(page, '医生的画面')
  await expect(page.getByRole('button', { name: '取消静音' })).toBeVisible()
  const areOn = () =>
    page.evaluate(() =>
      (window as unknown as { opened: MediaStreamTrack[] }).opened.map(({ kind, enabled }) => `${kind} ${enabled}`),
    )
  await expect.poll(() => room.inside(call_id)).toContain(mine)
  expect(await areOn()).toContain('audio false')
})

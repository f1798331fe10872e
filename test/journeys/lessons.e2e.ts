import { expect, type Page } from '@playwright/test'
import { audioClassDetail, classesByCondition } from '#app/areas/audio-class/contract.ts'
import type { LastLesson } from '#app/areas/audio-class/rules/player.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { newMobile, signInTo } from './people.ts'
import { playedPage } from './played.ts'

const PLAY = '/AudioClass/getClassPlay'

/** A class of the demonstration of which all, or only some, may be heard by everybody; its files in their order. */
const findClass = async (is_free: 0 | 1) => {
  const ask = callAs(test.info().project.use.baseURL)
  const [found] = (await ask(classesByCondition, { is_free, sort: 'newest' })).list
  const { sections } = await ask(audioClassDetail, { classId: found?.class_id ?? 0 })
  return { classId: found?.class_id ?? 0, sections, files: sections.map(({ file_id }) => file_id) }
}

const addressOf = (classId: number, fileId?: number, more = '') =>
  `/vue/doctorlesson/detail?classId=${classId}${fileId ? `&fileId=${fileId}` : ''}${more}`
const bar = (page: Page) => page.getByRole('region', { name: '播放器' })
const playing = (page: Page) => bar(page).getByRole('button', { name: '暂停' })
const stopped = (page: Page) => bar(page).getByRole('button', { name: '播放' })
const next = (page: Page) => bar(page).getByRole('button', { name: '下一节' })
const before = (page: Page) => bar(page).getByRole('button', { name: '上一节' })
const slider = (page: Page) => page.getByLabel('播放进度')
const toastOf = (page: Page) => page.locator('[role=status][popover]')
const heard = (page: Page) => page.getByRole('list', { name: '课程目录' }).locator('[aria-current]')
const audioOf = (page: Page) =>
  page.locator('audio').evaluate((audio) => {
    const { currentTime, duration, src, paused } = audio as HTMLAudioElement
    return { currentTime, duration, src, paused }
  })
const tellAudio = (page: Page, name: string) =>
  page.locator('audio').evaluate((audio, event) => void audio.dispatchEvent(new Event(event)), name)
const setTime = (page: Page, fraction: number) =>
  page.locator('audio').evaluate((audio, part) => {
    const element = audio as HTMLAudioElement
    element.currentTime = element.duration * part
  }, fraction)

/** Opens a section and hears it: where the browser wants a tap, it gets one. */
const hear = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(bar(page)).toHaveAttribute('aria-busy', 'false')
  await expect(async () => {
    const isPlaying = await expect(playing(page))
      .toBeVisible({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isPlaying) await stopped(page).click({ timeout: 1_000 })
    await expect(playing(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/** What was remembered on this device, by user. */
const remembered = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...localStorage })
        .filter(([name]) => name.startsWith('last_lesson_'))
        .map(([name, text]) => [name.slice('last_lesson_'.length), JSON.parse(String(text)).value]),
    ),
  ) as Promise<Record<string, LastLesson>>

/** No sound begins by itself in this page. */
const keepStill = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
  })

/** The sections that the player is told of are changed on their way. */
const changePlay = (page: Page, changed: Record<string, unknown>) =>
  page.route(`**/api${PLAY}**`, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const item of body.data.audioList) Object.assign(item, changed)
    await route.fulfill({ response, json: body })
  })

test('skipping takes the neighbour in the same place of the history, and stops at either end [X031] [X195] [X196]', async ({
  page,
}) => {
  const { classId, files, sections } = await findClass(1)
  await hear(page, addressOf(classId, files[1]))
  const length = await page.evaluate(() => history.length)
  await before(page).click()
  await expect(page).toHaveURL(addressOf(classId, files[0]))
  await expect(heard(page)).toContainText(sections[0]?.title ?? '')
  await expect(playing(page)).toBeVisible()
  await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThan(0)
  await before(page).click()
  await expect(stopped(page)).toBeVisible()
  await expect(page).toHaveURL(addressOf(classId, files[0]))
  await next(page).click()
  await expect(page).toHaveURL(addressOf(classId, files[1]))
  await expect(playing(page)).toBeVisible()
  await next(page).click()
  await expect(playing(page)).toBeVisible()
  await next(page).click()
  await expect(stopped(page)).toBeVisible()
  await expect(page).toHaveURL(addressOf(classId, files.at(-1)))
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('the player knows eleven things, and shows or sends each of them [X128] [X129]', async ({ page }) => {
  const { classId, files, sections } = await findClass(1)
  const record = page.waitForRequest('**/AudioClass/addPlayRecord**')
  const answer = page.waitForResponse(`**${PLAY}**`)
  await hear(page, addressOf(classId, files[1], '&utoken=a-token'))
  const { data } = await (await answer).json()
  // audioList, classId, fileId, isBuy, submitId: the first address of the section that the address names.
  expect(data).toMatchObject({ classId, fileId: files[1], isBuy: false, submitId: expect.stringMatching(/.{8}/) })
  expect(new URL((await audioOf(page)).src).pathname).toBe(new URL(data.audioList[1].file[0], page.url()).pathname)
  for (const item of data.audioList)
    expect(Object.keys(item)).toEqual(
      expect.arrayContaining(['id', 'file', 'file_id', 'is_free', 'duration', 'doctor_info']),
    )
  // audioIndex, duration, currentTime, playStatus, loading.
  await expect(heard(page)).toContainText(sections[1]?.title ?? '')
  const { duration } = await audioOf(page)
  await expect(slider(page)).toHaveAttribute('max', String(Math.round(duration)))
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(0)
  await expect(bar(page)).toHaveAttribute('aria-busy', 'false')
  // submitId and utoken go along with what is reported.
  const sent = await record
  expect(sent.headers()['idempotency-key']).toContain(data.submitId)
  expect(
    new URL(sent.url()).searchParams.get('utoken') ?? new URLSearchParams(sent.postData() ?? '').get('utoken'),
  ).toBe('a-token')
})

test('calls of classes carry the token of the app around the page where there is one, and nothing else does [X265]', async ({
  page,
}) => {
  const { classId, files } = await findClass(1)
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/') && asked.push(`${request.url()} ${request.postData() ?? ''}`),
  )
  const of = (part: string) => asked.filter((url) => url.includes(part))
  await hear(page, addressOf(classId, files[0]))
  await expect.poll(() => of('/AudioClass/addPlayRecord').length).toBe(1)
  expect(of('utoken')).toEqual([])
  asked.length = 0
  await hear(page, addressOf(classId, files[0], '&utoken=t'))
  await expect.poll(() => of('/AudioClass/addPlayRecord').length).toBe(1)
  expect(of('/AudioClass/').filter((url) => !url.includes('utoken=t'))).toEqual([])
  expect(of('utoken').filter((url) => !url.includes('/AudioClass/'))).toEqual([])
  // It stands in the address no longer.
  await expect(page).toHaveURL(addressOf(classId, files[0]))
})

test('a section that can play starts, has the app around be silent, and is reported once [X193]', async ({
  browser,
}) => {
  const { page, context, heard: told } = await playedPage(browser, { host: 'patient-app' })
  const { classId, files, sections } = await findClass(1)
  const records: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().includes('/AudioClass/addPlayRecord')) records.push(new URLSearchParams(request.postData() ?? ''))
  })
  await hear(page, addressOf(classId, files[0]))
  await tellAudio(page, 'canplay')
  await tellAudio(page, 'canplay')
  await expect.poll(async () => (await told()).map(({ method }) => method)).toContain('pauseAudio')
  await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThan(1)
  expect(records.map((form) => ['section_id', 'is_free', 'class_id'].map((name) => Number(form.get(name))))).toEqual([
    [sections[0]?.id, 1, classId],
  ])
  expect(Number(records[0]?.get('channel_id'))).toBeGreaterThan(0)
  await context.close()
})

test('at its end a section is reported as heard, and the next one starts [X194]', async ({ page }) => {
  const { classId, files } = await findClass(1)
  await hear(page, addressOf(classId, files[0]))
  await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThan(1.2)
  const reported = page.waitForRequest('**/AudioClass/reportPlayStat**')
  await setTime(page, 0.99)
  const form = new URLSearchParams((await reported).postData() ?? '')
  expect([form.get('play_type'), form.get('file_id'), form.get('class_id')]).toEqual([
    '1',
    String(files[0]),
    String(classId),
  ])
  expect(Number(form.get('play_duration'))).toBeGreaterThan(0)
  await expect(page).toHaveURL(addressOf(classId, files[1]))
  await expect(playing(page)).toBeVisible()
})

test('what was not bought is not played; what is free is [X192] [X250] [X294]', async ({ page }) => {
  const { classId, sections } = await findClass(0)
  const [free, paid] = [1, 0].map((is_free) => sections.find((part) => part.is_free === is_free)?.file_id)
  await page.goto(addressOf(classId, paid))
  await expect(toastOf(page)).toHaveText('本节课程未购买')
  await stopped(page).click()
  await expect(toastOf(page)).toHaveText('本节课程未购买')
  expect(await audioOf(page)).toMatchObject({ paused: true, src: '' })
  await hear(page, addressOf(classId, free))
})

test('without an address a section says so, and so does one that breaks [X237] [X238] [X294]', async ({ page }) => {
  const { classId, files } = await findClass(1)
  await changePlay(page, { file: [] })
  await page.goto(addressOf(classId, files[0]))
  await expect(toastOf(page)).toHaveText('未找到播放地址，请刷新重试')
  await expect(stopped(page)).toBeVisible()
  await page.unroute(`**/api${PLAY}**`)
  await page.route('**/files/**', (route) => route.abort())
  await page.goto(addressOf(classId, files[1]))
  await expect(toastOf(page)).toHaveText('音频播放出错...')
  await expect(stopped(page)).toBeVisible()
})

test('a pause remembers where one is, unless nothing was heard; seeking goes to the fraction [X197] [X198]', async ({
  page,
}) => {
  const { classId, files } = await findClass(1)
  await hear(page, addressOf(classId, files[0]))
  const { duration } = await audioOf(page)
  await slider(page).fill(String(Math.round(duration * 0.25)))
  await slider(page).blur()
  await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThanOrEqual(Math.round(duration * 0.25))
  expect((await audioOf(page)).currentTime).toBeLessThan(duration * 0.25 + 4)
  await playing(page).click()
  const { currentTime } = await audioOf(page)
  const percentage = expect.closeTo((currentTime / duration) * 100, 1)
  // An audio says that it pauses in a task of its own.
  await expect.poll(async () => (await remembered(page))[0]).toEqual({ classId, fileId: files[0], percentage })
})

test('a pause at the very beginning remembers nothing [X197]', async ({ page }) => {
  const { classId, files } = await findClass(1)
  await keepStill(page)
  await page.goto(addressOf(classId, files[0]))
  await expect(bar(page)).toHaveAttribute('aria-busy', 'false')
  await tellAudio(page, 'pause')
  expect(await remembered(page)).toEqual({})
})

test('a section goes on once where it was left [X199]', async ({ page }) => {
  const { classId, files } = await findClass(1)
  await keepStill(page)
  const kept = JSON.stringify({ value: { classId, fileId: files[0], percentage: 40 } })
  await page.addInitScript((text) => localStorage.setItem('last_lesson_0', text), kept)
  await page.goto(addressOf(classId, files[0]))
  await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThan(1)
  const { currentTime, duration } = await audioOf(page)
  expect(currentTime).toBeCloseTo(duration * 0.4, 1)
  await setTime(page, 0.1)
  await tellAudio(page, 'canplay')
  expect((await audioOf(page)).currentTime).toBeCloseTo(duration * 0.1, 1)
})

test('where the browser does not know how long a section is, the list does [X200]', async ({ page }) => {
  const { classId, files } = await findClass(1)
  await keepStill(page)
  await page.addInitScript(() => Object.defineProperty(HTMLMediaElement.prototype, 'duration', { get: () => 0 }))
  await changePlay(page, { duration: '03:20' })
  await page.goto(addressOf(classId, files[0]))
  await expect(slider(page)).toHaveAttribute('max', '200')
  await expect(bar(page).getByText('03:20')).toBeVisible()
})

test('two users of one device remember each their own place [X130]', async ({ page }) => {
  const { classId, files } = await findClass(1)
  const stopAt = async (fraction: number) => {
    await hear(page, addressOf(classId, files[0]))
    await setTime(page, fraction)
    await expect.poll(async () => (await audioOf(page)).currentTime).toBeGreaterThan(1)
    await playing(page).click()
  }
  await signInTo(page, '/audio/index', newMobile())
  await stopAt(0.5)
  const [first = ''] = Object.keys(await remembered(page))
  await signInTo(page, '/audio/index', newMobile())
  await keepStill(page)
  await page.goto(addressOf(classId, files[0]))
  await expect(bar(page)).toHaveAttribute('aria-busy', 'false')
  expect((await audioOf(page)).currentTime).toBe(0)
  await setTime(page, 0.2)
  await tellAudio(page, 'pause')
  const kept = await remembered(page)
  expect(Object.keys(kept)).toHaveLength(2)
  expect(kept[first]?.percentage).toBeGreaterThan(45)
  expect(Object.entries(kept).find(([user]) => user !== first)?.[1].percentage).toBeCloseTo(20, 0)
})

test('a list asks for as many as its address says: shorter is the end, as long may have more [X176] [X333]', async ({
  page,
}) => {
  const cards = page.getByRole('main').locator('a[href^="/vue/doctorlesson/intro"]')
  const all = (await callAs(test.info().project.use.baseURL)(classesByCondition, { page_size: 50 })).list.length
  expect(all).toBeGreaterThan(7)
  await page.goto(`/audio/list?page_size=${all}`)
  const asked = page.waitForResponse((response) => /getClassByCondition.*page=2/.test(response.url()))
  await page.getByRole('contentinfo').or(cards.last()).first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4_000)
  expect((await (await asked).json()).data.list).toEqual([])
  await expect(cards).toHaveCount(all)
  let more = 0
  page.on('request', (request) => {
    if (/getClassByCondition.*page=2/.test(request.url())) more++
  })
  await page.goto(`/audio/list?page_size=${all + 1}`)
  await expect(cards).toHaveCount(all)
  await page.mouse.wheel(0, 4_000)
  await expect(page.getByText('没有更多了')).toBeVisible()
  expect(more).toBe(0)
})

test('a class is found, tried, bought and heard, and stands among one’s own', async ({ page }) => {
  await signInTo(page, '/audio/index')
  const { classId, sections } = await findClass(0)
  await page.goto(`/vue/doctorlesson/intro?classId=${classId}`)
  await page.getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/pay\/index/)
  const out_trade_no = new URL(page.url()).searchParams.get('out_trade_no') ?? ''
  expect((await page.request.post('/api/sandbox/pay', { form: { out_trade_no, outcome: 'success' } })).ok()).toBe(true)
  await page.goto(`/vue/doctorlesson/intro?classId=${classId}`)
  await page.getByRole('link', { name: '开始收听' }).click()
  await expect(playing(page).or(stopped(page))).toBeVisible()
  const locked = sections.find(({ is_free }) => is_free === 0)
  const recorded = page.waitForResponse(
    (response) =>
      response.url().includes('/AudioClass/addPlayRecord') &&
      new URLSearchParams(response.request().postData() ?? '').get('section_id') === String(locked?.id),
  )
  await page.getByRole('button', { name: locked?.title ?? '' }).click()
  await expect(page).toHaveURL(addressOf(classId, locked?.file_id))
  await expect(playing(page)).toBeVisible()
  await recorded
  await page.goto('/audio/mine')
  await expect(page.getByText('已购买')).toBeVisible()
  await page.getByRole('link', { name: '收听记录' }).click()
  await expect(page.getByText(locked?.title ?? '')).toBeVisible()
})

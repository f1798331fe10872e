import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { addDays, dayOf } from '#kit/time/day.ts'
import { startApart } from './apart.ts'
import {
  agreeTo,
  answerPatient,
  askForPrices,
  caseWorker,
  openCase,
  payFee,
  payHere,
  writeLetter,
  writeQuote,
} from './case-steps.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

const today = () => dayOf(new Date())
const someName = () => `顾${String(Date.now()).slice(-6)}`

test('a family goes from illness to the invitation letter over two quotes side by side, and a consulate checks it', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const name = someName()
  await askForPrices(page, name, 2)
  await expect(page.getByText(/前答复/)).toBeVisible()
  await payFee(page)
  await page.getByRole('button', { name: '同意把资料发给这家医院' }).first().click()
  await agreeTo(page, /个人信息出境单独同意书/)
  await expect(page.getByText('已同意出境', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: '同意把资料发给这家医院' }).click()
  await expect(page.getByText('已同意出境', { exact: true })).toHaveCount(2)

  const desk = await caseWorker(page, baseURL)
  await openCase(desk, name)
  await desk.getByRole('button', { name: '由我跟进' }).click()
  await answerPatient(desk, '您好，资料已转给医院国际部')
  await desk.getByRole('button', { name: /给 2 家医院看资料/ }).click()
  await writeQuote(desk, 0, '2000', addDays(today(), 20))
  await writeQuote(desk, 1, '2600', addDays(today(), 20))

  await page.reload()
  await expect(page.getByText('您好，资料已转给医院国际部')).toBeVisible()
  await page.getByRole('link', { name: '并排比较，选一份' }).click()
  await expect(page.getByText('30 × 2000.00 人民币')).toBeVisible()
  await expect(page.getByText('30 × 2600.00 人民币')).toBeVisible()
  await page.getByRole('button', { name: /^选/ }).first().click()
  await payHere(page)
  await expect(page.getByText('已付定金').first()).toBeVisible()

  await desk.reload()
  await writeLetter(desk, today())
  await page.reload()
  const code =
    (await page
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .first()
      .textContent()) ?? ''
  await page.getByRole('link', { name: '看看领馆怎么核验' }).click()
  await page.getByRole('textbox', { name: '核验编号' }).fill('AAAA-AAAA-AAAA')
  await page.getByRole('button', { name: /核验/ }).click()
  await expect(page.getByRole('alert')).toHaveText(/当作伪造处理/)
  await page.getByRole('textbox', { name: '核验编号' }).fill(code)
  await page.getByRole('button', { name: /核验/ }).click()
  await expect(page.getByText('真实有效')).toBeVisible()
  await expect(page.getByText('GU QINGHE')).toBeVisible()
  await expect(page.getByText('E12345678')).toHaveCount(0)
})

test('who was answered but got no quote in 72 hours has the service fee back by itself, and the case goes on', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const apart = await startApart()
  try {
    const page = await (
      await browser.newContext({ baseURL: apart.baseURL, viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
    ).newPage()
    const name = someName()
    await askForPrices(page, name, 1)
    await payFee(page)
    const desk = await caseWorker(page, apart.baseURL)
    await openCase(desk, name)
    await answerPatient(desk, '您好，我们马上去问')
    apart.moveHours(71)
    await page.reload()
    await expect(page.getByText(/前给出报价/)).toBeVisible()
    await expect(page.getByText(/服务费 299.00 元已付/)).toBeVisible()
    apart.moveHours(2)
    // Nobody looks at it meanwhile: the job finds what was promised and not held.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/服务费 299.00 元已退回/)).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 150_000 })
    await expect(page.getByText('没有在承诺的时间内做到')).toBeVisible()
    await expect(page.getByRole('button', { name: '撤回这次询价' })).toBeVisible()
    await page.goto('/account/messages')
    await expect(page.getByText(/服务费/).first()).toBeVisible()
  } finally {
    await apart.stop()
  }
})

test('from one’s own page two taps lead to a new inquiry', async ({ page }) => {
  await signInTo(page, '/account/index')
  await page.getByRole('link', { name: '我的询价' }).click()
  await page.getByRole('link', { name: '去询价' }).click()
  await expect(page).toHaveURL(/\/inquiry\/index/)
})

/** A PDF of so many bytes. */
const scans = (bytes: number): Buffer => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')]
  const filling = randomBytes(bytes / 2)
    .toString('hex')
    .slice(0, bytes - head.length - tail.length)
  return Buffer.concat([head, Buffer.from(filling), tail])
}

test('scans go on where they stood when the line is cut, and when the page was left meanwhile', async ({ page }) => {
  test.setTimeout(180_000)
  await askForPrices(page, someName(), 1)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/sys/upload/piece')) sent.push(searchParams.get('offset') ?? '')
  })
  const file = { name: '影像.pdf', mimeType: 'application/pdf', buffer: scans(4_000_000) }
  const choose = async () => {
    await page.getByRole('button', { name: '添加资料' }).click()
    await page.getByLabel('名称').fill('增强 CT')
    await page.getByLabel('或 PDF').setInputFiles(file)
  }
  /** The line bears three pieces more, then no more. */
  const cutAfter = async (pieces: number) => {
    let left = pieces
    await page.route('**/sys/upload/piece*', (route) => (left-- > 0 ? route.continue() : route.abort()))
  }
  await cutAfter(3)
  await choose()
  await expect(page.getByText(/网络断了，连上后接着传，已传 1\d%/)).toBeVisible()
  await page.reload()
  await page.unroute('**/sys/upload/piece*')
  await cutAfter(3)
  await choose()
  await expect(page.getByText(/网络断了，连上后接着传，已传 38%/)).toBeVisible()
  await page.unroute('**/sys/upload/piece*')
  await expect(page.getByText('影像.pdf')).toBeVisible({ timeout: 60_000 })
  const begun = new Set(sent)
  expect(begun.size).toBe(16)
  expect([...begun].map(Number)).toEqual(Array.from({ length: 16 }, (_, at) => at * 256_000))
  await page.getByRole('dialog').getByRole('button', { name: '添加', exact: true }).click()
  await expect(page.getByRole('link', { name: /增强 CT/ })).toBeVisible()
})

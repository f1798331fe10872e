import { expect, type Page, type Request } from '@playwright/test'
import sharp from 'sharp'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

/** A photograph in one colour. */
const photo = async (name: string, width = 60, height = 40) => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

const field = (page: Page) => page.getByRole('group', { name: '退款凭证' })
const chooser = (page: Page) => field(page).getByLabel('添加图片')
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
/** What a form would send. */
const kept = async (page: Page) => (await page.locator('input[name=pics]').inputValue()).split(',').filter(Boolean)
const isUpload = (request: Request) => request.url().includes('/sys/uploadimg')

test('who is not signed in is told so, and nothing is added', async ({ page }) => {
  await page.goto('/sandbox/gallery')
  await chooser(page).setInputFiles(await photo('a.jpg'))
  await expect(field(page).getByText('请先登录！')).toBeVisible()
  expect(await kept(page)).toEqual([])
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await signInTo(page, '/sandbox/gallery')
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  })

  test('of four pictures three are taken and it says why [X210] [X211] [X280]', async ({ page }) => {
    const photos = await Promise.all(['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`)))
    await chooser(page).setInputFiles(photos.slice(0, 2))
    await expect.poll(() => kept(page)).toHaveLength(2)
    const asked: Request[] = []
    page.on('request', (request) => isUpload(request) && asked.push(request))
    await chooser(page).setInputFiles(photos.slice(1))
    await expect(said(page, '最多上传3张')).toBeVisible()
    await expect.poll(() => kept(page)).toHaveLength(3)
    expect(asked).toHaveLength(1)
    expect(new Set(await kept(page)).size).toBe(3)
  })

  test('a picture leaves as form data, for a refund where nobody says for what [X256] [X263]', async ({ page }) => {
    const asking = page.waitForRequest(isUpload)
    await chooser(page).setInputFiles(await photo('a.jpg'))
    const request = await asking
    expect(new URL(request.url()).searchParams.get('uploadtype')).toBe('refund')
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    await expect.poll(() => kept(page)).toHaveLength(1)
  })

  test('a large photograph is made smaller before it leaves', async ({ page }) => {
    const answering = page.waitForResponse((response) => isUpload(response.request()))
    await chooser(page).setInputFiles(await photo('large.jpg', 4_000, 3_000))
    expect((await (await answering).json()).data).toMatchObject({ width: 1_920, height: 1_440 })
  })

  test('what the server refuses is said in its words, is not added, and is tried again [X212] [X281]', async ({
    page,
  }) => {
    await page.route('**/sys/uploadimg*', (route) => route.fulfill({ json: { state: 0, msg: 'too big', data: {} } }))
    await chooser(page).setInputFiles(await photo('a.jpg'))
    await expect(said(page, 'too big')).toBeVisible()
    await expect(field(page).getByRole('img', { name: '第 1 张图片，没有上传：too big' })).toBeVisible()
    expect(await kept(page)).toEqual([])
    await page.unroute('**/sys/uploadimg*')
    await field(page).getByRole('button', { name: '重新上传第 1 张图片' }).click()
    await expect.poll(() => kept(page)).toHaveLength(1)
    await expect(field(page).getByText('too big')).toBeHidden()
  })

  test('what is no picture is refused by the server itself', async ({ page }) => {
    const script = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') }
    await chooser(page).setInputFiles(script)
    await expect(field(page).getByText('请上传 JPG、PNG、WebP 或 GIF 图片')).toBeVisible()
  })

  test('one on its way shows how far it is, and can be taken away', async ({ page }) => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/sys/uploadimg*', async (route) => {
      await held
      await route.abort().catch(() => {})
    })
    await chooser(page).setInputFiles([await photo('a.jpg'), await photo('b.jpg')])
    await expect(field(page).getByRole('progressbar', { name: '第 1 张图片的上传进度' })).toBeVisible()
    await expect(field(page).getByRole('img', { name: '第 2 张图片，等待上传' })).toBeVisible()
    await field(page).getByRole('button', { name: '移除第 2 张图片' }).click()
    await field(page).getByRole('button', { name: '移除第 1 张图片' }).click()
    await expect(field(page).getByRole('progressbar')).toHaveCount(0)
    goOn()
    await page.unroute('**/sys/uploadimg*')
    await chooser(page).setInputFiles(await photo('c.jpg'))
    await expect.poll(() => kept(page)).toHaveLength(1)
  })

  test('by keyboard a picture is removed, and the focus stays in the field', async ({ page }) => {
    await chooser(page).setInputFiles([await photo('a.jpg'), await photo('b.jpg')])
    await expect.poll(() => kept(page)).toHaveLength(2)
    const [first, second] = await kept(page)
    await field(page).getByRole('button', { name: '移除第 1 张图片' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => kept(page)).toEqual([second])
    expect(first).not.toBe(second)
    await expect(chooser(page)).toBeFocused()
  })

  test('a finger meets every button, an older one too', async ({ page }) => {
    await page.route('**/sys/uploadimg*', (route) => route.fulfill({ json: { state: 0, msg: '不行', data: {} } }))
    await chooser(page).setInputFiles(await photo('a.jpg'))
    await expect(field(page).getByRole('button', { name: '重新上传第 1 张图片' })).toBeVisible()
    for (const [isElder, least] of [
      [false, 44],
      [true, 60],
    ] as const) {
      await page.evaluate((on) => document.documentElement.toggleAttribute('data-elder', on), isElder)
      for (const target of [chooser(page), ...(await field(page).getByRole('button').all())]) {
        const box = await target.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least)
      }
      // Neither button lies over the middle of the other.
      await field(page).getByRole('button', { name: '重新上传第 1 张图片' }).click({ trial: true })
      await field(page).getByRole('button', { name: '移除第 1 张图片' }).click({ trial: true })
    }
  })
})

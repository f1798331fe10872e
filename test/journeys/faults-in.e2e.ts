import { expect, type Page } from '@playwright/test'
import { faultsIn } from './faults-in.ts'
import { test } from './journey.ts'
import { type Look, looks } from './looks.ts'
import { openPage } from './open-page.ts'

// The product's own policy would take the styles from what is planted.
test.use({ bypassCSP: true })

// Each rule by which the pages are judged is broken on a page that keeps them all, and must be heard of.
const broken: { what: string; look: Look; html: string; said: RegExp }[] = [
  {
    what: 'pale words',
    look: 'normal',
    html: '<p style="color: #999">浅灰的字</p>',
    said: /^normal: color-contrast: /,
  },
  {
    what: 'dark words on dark',
    look: 'dark',
    html: '<p style="color: #333">深灰的字</p>',
    said: /^dark: color-contrast: /,
  },
  { what: 'a picture without words', look: 'normal', html: '<img src="data:,">', said: /^normal: image-alt: / },
  { what: 'a box without a name', look: 'normal', html: '<input style="height: 50px">', said: /^normal: label: / },
  {
    what: 'a low button',
    look: 'normal',
    html: '<button style="width: 90px; height: 30px">低</button>',
    said: /^normal: \d+×(29|30|31) button "低"/,
  },
  {
    what: 'a narrow link',
    look: 'large text',
    html: '<a href="/" style="display: block; width: 30px; height: 60px">窄</a>',
    said: /^large text: (29|30|31)×\d+ a "窄"/,
  },
  {
    what: 'a button under something',
    look: 'normal',
    html: '<div style="position: relative"><button style="width: 90px; height: 60px">盖</button><b style="position: absolute; inset: 10px 0 0"></b></div>',
    said: /^normal: \d+×\d+ button "盖"/,
  },
  {
    what: 'a button that is large enough for the young',
    look: 'elder',
    html: '<button style="width: 90px; height: 50px">老</button>',
    said: /^elder: \d+×(49|50|51) button "老"/,
  },
  {
    what: 'a link whose focus is not marked',
    look: 'normal',
    html: '<a href="/" style="display: block; height: 60px; outline: none">无框</a>',
    said: /^normal: focus unseen: a "无框"/,
  },
  {
    what: 'a link that a bar hides from the keyboard',
    look: 'large text',
    html: '<div style="height: 2000px"></div><a href="/" style="display: block; height: 60px">底</a><div style="height: 2000px"></div><b style="position: fixed; inset: 20% 0 0; background: #fff"></b>',
    said: /^large text: focus covered: a "底"/,
  },
  {
    what: 'small words',
    look: 'elder',
    html: '<p style="font-size: 17px; line-height: 1.5">小</p>',
    said: /^elder: 17px on .*"小"/,
  },
  {
    what: 'dense lines',
    look: 'elder',
    html: '<p style="font-size: 20px; line-height: 1.2">密</p>',
    said: /^elder: 20px on 24px: "密"/,
  },
  {
    what: 'words that end in dots',
    look: 'elder',
    html: '<p style="width: 120px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">苯磺酸氨氯地平片 5 毫克</p>',
    said: /^elder: cut off: "苯磺酸氨氯地平片 5 毫克"/,
  },
  {
    what: 'something wider than a narrow phone',
    look: 'normal',
    html: '<div style="width: 340px">宽</div>',
    said: /^normal: 320 px wide: 20 px stick out: DIV "宽"/,
  },
]

/** Puts something into the middle of a page that is well, when React has nothing more to draw there. */
const plant = async (page: Page, html: string) => {
  await openPage(page, '/no/such/page')
  await page.getByRole('main').evaluate((main, text) => {
    main.innerHTML = `<h1>好</h1>${text}`
  }, html)
}

test('the page that is planted on has no fault of its own', async ({ page }) => {
  await plant(page, '<button style="width: 90px; height: 70px">大</button>')
  expect(await faultsIn(page, looks)).toEqual([])
})

test('what leaves the page while it is looked at is no fault of it', async ({ page }) => {
  const link = '<a href="/" style="display: block; height: 60px" onfocus="this.nextElementSibling?.remove()">'
  await plant(page, `${link}一</a>${link}二</a>`)
  expect(await faultsIn(page, ['normal'])).toEqual([])
})

for (const { what, look, html, said } of broken)
  test(`${what} would be found [A1] [A2]`, async ({ page }) => {
    await plant(page, html)
    expect(await faultsIn(page, [look])).toContainEqual(expect.stringMatching(said))
  })

test('what is pale or too wide on the screen of a desk alone would be found there [A1] [A2]', async ({ page }) => {
  const wide = '<style>.wide { display: none } @media (min-width: 1000px) { .wide { display: block } }</style>'
  await plant(
    page,
    `${wide}<p class="wide" style="color: #999">浅灰的字</p><div class="wide" style="width: 1400px">宽</div>`,
  )
  expect(await faultsIn(page, ['normal'])).toEqual([])
  const found = await faultsIn(page, ['normal'], true)
  expect(found).toContainEqual(expect.stringMatching(/^normal: 1280 px wide: color-contrast: /))
  expect(found).toContainEqual(expect.stringMatching(/^normal: 1280 px wide: \d+ px stick out: /))
})

import type { Page } from '@playwright/test'

/** Ways in which a page is looked at. */
export const looks = ['normal', 'dark', 'elder', 'large text'] as const
export type Look = (typeof looks)[number]

const sizes = [12, 14, 16, 18, 22, 28].map((px) => `--text-${px}: calc(${2 * px}rem / 37.5)`)
/** Letters of twice their size. */
export const largeText = `:root { ${sizes.join(';')} }`

/** What is judged is where a change ends, not its way there. */
const AT_REST = '*, ::before, ::after { transition: none !important }'

/** Turns a page that is shown to a look, in place. */
export const turnTo = async (page: Page, look: Look): Promise<void> => {
  await dress(page, 'look', look === 'large text' ? `${AT_REST} ${largeText}` : AT_REST)
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.evaluate((isElder) => document.documentElement.toggleAttribute('data-elder', isElder), look === 'elder')
  await twoFrames(page)
}

/** What watches sizes hears of new ones in the first, and is drawn in the second. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Gives the page a style sheet of that name, instead of the one that it had; the page's own policy forbids elements. */
export const dress = (page: Page, name: string, css: string): Promise<void> =>
  page.evaluate(
    ([called, text]) => {
      const sheet = Object.assign(new CSSStyleSheet(), { called })
      sheet.replaceSync(text)
      const others = document.adoptedStyleSheets.filter((one) => !('called' in one) || one.called !== called)
      document.adoptedStyleSheets = [...others, sheet]
    },
    [name, css] as const,
  )

import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

/** The browser's voice: this machine has none. Each breath takes as long as the test lets it. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    let current: SpeechSynthesisUtterance | undefined
    const voice = { name: '普通话', lang: 'zh_CN', default: true, localService: true, voiceURI: 'zh' }
    // The utterance takes a voice of its own kind alone.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined })
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (speech: SpeechSynthesisUtterance) => {
        current = speech
        said.push(speech.text)
      },
      cancel: () => {
        const ended = current
        current = undefined
        ended?.dispatchEvent(new Event('end'))
        if (ended) said.push('(silent)')
      },
      finish: () => current?.dispatchEvent(new Event('end')),
      said,
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis, configurable: true })
  })

interface Voice {
  said: string[]
  finish: () => void
}
const saidOn = (page: Page) => page.evaluate(() => (speechSynthesis as unknown as Voice).said)
const finishBreath = (page: Page) => page.evaluate(() => (speechSynthesis as unknown as Voice).finish())

const openArticle = async (page: Page) => {
  await page.goto('/news/index')
  const article = page.getByRole('main').locator('a[href^="/article/detail"]').first()
  const title = (await article.getByRole('heading').textContent()) ?? ''
  await article.click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  return title
}

test('where the phone has no voice for Chinese there is nothing to listen by', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await openArticle(page)
  await expect(page.getByRole('button', { name: '有用' })).toBeVisible()
  await expect(page.getByRole('button', { name: '听文章' })).toHaveCount(0)
})

test('an article is read aloud from its title on, pauses, goes on where it was, and is silent when one leaves', async ({
  page,
}) => {
  await giveVoice(page)
  const title = await openArticle(page)
  await page.getByRole('button', { name: '听文章' }).click()
  await expect.poll(() => saidOn(page)).toEqual([title])
  await finishBreath(page)
  await expect.poll(async () => (await saidOn(page)).length).toBe(2)
  const [, second = ''] = await saidOn(page)
  expect((await page.locator('article').innerText()).replace(/\s/g, '')).toContain(second.replace(/\s/g, ''))

  await page.getByRole('button', { name: '暂停朗读' }).click()
  await page.getByRole('button', { name: '接着听' }).click()
  await expect.poll(() => saidOn(page)).toEqual([title, second, '(silent)', second])

  await page.goBack()
  await expect(page).toHaveURL(/\/news\/index/)
  await expect.poll(async () => (await saidOn(page)).at(-1)).toBe('(silent)')
})

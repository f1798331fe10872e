import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { getSmsToken, loginBySms, sendMobileSms } from '#app/areas/access/patients/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { callAsVisitor } from './calls.ts'

/** A number that nobody has signed in with. */
export const newMobile = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

/**
 * Signs in on the sign-in page that is shown, with the code that the demonstration tells. What a home would open over
 * itself counts as shown, unless a journey is about that.
 */
export const signInPage = async (page: Page, mobile = newMobile(), shown = 'protocol'): Promise<string> => {
  await page.evaluate((modals) => sessionStorage.setItem('home_modals', modals), shown)
  await keepCookies(page, { use_token_time: '1' })
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: '填入' }).click()
  await expect(page).not.toHaveURL(/\/user\/login/)
  // Before it nobody was signed in, and whoever looked meanwhile forgot it.
  await keepCookies(page, { use_token_time: '1' })
  return mobile
}

/** Goes to `path` as somebody who has signed in before; as by `signInHere`, without its page. */
export const signInTo = async (page: Page, path: string, mobile = newMobile(), shown = 'protocol'): Promise<string> => {
  const ask = callAsVisitor(page)
  const { token } = await ask(getSmsToken, { mobile })
  await ask(sendMobileSms, { mobile, token })
  const [sent] = (await ask(sandboxSms, { mobile })).list
  const { user_key } = await ask(loginBySms, { mobile, code: sent?.code ?? '' })
  await keepKeys(page, { user_key })
  await page.addInitScript((modals) => {
    if (sessionStorage.getItem('home_modals') === null) sessionStorage.setItem('home_modals', modals)
  }, shown)
  await page.goto(path)
  return mobile
}

/** The key of who is signed in, '' for a visitor. */
export const keyOf = (page: Page): Promise<string> => keptIn(page, 'user_key')

/** The key of the member of staff who is signed in. */
export const staffKeyOf = (page: Page): Promise<string> => keptIn(page, 'staff_key')

const keptIn = async (page: Page, name: string) => {
  const kept = (await page.context().cookies()).find((cookie) => cookie.name === `${name}_v2`)
  return Buffer.from(kept?.value ?? '', 'base64').toString()
}

/** Lets the browser hold keys, as if they had been left there. */
export const keepKeys = (
  page: Page,
  keys: { user_key?: string; staff_key?: string; doctor_key?: string },
): Promise<void> => keepCookies(page, { ...keys, use_token_time: '1' })

/** With `use_token_time` the key counts as refreshed today: a journey that asks beside the browser goes on using it. */
const keepCookies = (page: Page, kept: Record<string, string>): Promise<void> => {
  const cookies = Object.entries(kept).map(([name, value]) => ({ name: `${name}_v2`, value: btoa(value) }))
  return page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: '127.0.0.1', path: '/' })))
}

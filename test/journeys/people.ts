import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { getSmsToken, loginBySms, sendMobileSms } from '#app/areas/access/patients/contract.ts'
import { agreeUserProtocol } from '#app/areas/account/consents/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { callBeside } from './calls.ts'

/** A number that nobody has signed in with. */
export const newMobile = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

/**
 * Signs in on the sign-in page that is shown, with the code that the demonstration tells, and ticks what is to be agreed to there.
 * They have agreed to the use of health data too, unless a journey is about that.
 */
export const signInPage = async (page: Page, mobile = newMobile(), consents = true): Promise<string> => {
  await keepCookies(page, { use_token_time: '1' })
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: '填入' }).click()
  await expect(page).not.toHaveURL(/\/user\/login/)
  // The address turns before the page does: what is touched meanwhile is this page's, and goes with it.
  await expect(page).not.toHaveTitle(/^登录( |$)/)
  // Before it nobody was signed in, and whoever looked meanwhile forgot it.
  await keepCookies(page, { use_token_time: '1' })
  if (consents) await consentToAll(page, await keyOf(page))
  return mobile
}

/** Has who holds this key agree to all that is asked before health data are taken. */
const consentToAll = (page: Page, user_key: string) => callBeside(page, user_key)(agreeUserProtocol, { health_data: 1 })

/** Goes to `path` as somebody who has signed in before, and agreed to everything unless a journey is about that. */
export const signInTo = async (page: Page, path: string, mobile = newMobile(), consents = true): Promise<string> => {
  const ask = callBeside(page)
  const { token } = await ask(getSmsToken, { mobile })
  await ask(sendMobileSms, { mobile, token })
  const [sent] = (await ask(sandboxSms, { mobile })).list
  const { user_key } = await ask(loginBySms, { mobile, code: sent?.code ?? '' })
  await keepKeys(page, { user_key })
  if (consents) await consentToAll(page, user_key)
  await page.goto(path)
  return mobile
}

type KnownMobile = '13800000001' | '13800000002'

/** Signs in as somebody of the demonstration, with a key that is nobody else's. Their number gets one code a minute. */
export const signInAsKnownAlone = (page: Page, path: string, mobile: KnownMobile): Promise<void> =>
  expect(() => signInTo(page, path, mobile)).toPass({ timeout: 100_000 })

/**
 * Goes to `path` as somebody of the demonstration. Whoever signed in first leaves the key to the journeys that come after: a
 * code a minute would keep them waiting for each other. None of them signs out.
 */
export const signInAsKnown = (page: Page, path: string, mobile: KnownMobile): Promise<void> =>
  expect(async () => {
    const kept = `${process.env.E2E_DATA}.key-of-${mobile}`
    const user_key = existsSync(kept) ? readFileSync(kept, 'utf8') : ''
    if (user_key === '') {
      await signInTo(page, path, mobile)
      writeFileSync(kept, await keyOf(page))
    } else {
      await keepKeys(page, { user_key })
      await page.goto(path)
    }
  }).toPass({ timeout: 100_000 })

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

import { expect, type Page, test } from '@playwright/test'
import { newIdNumber } from '../generated/honest-members.ts'
import { findNamed, type Hands } from './hands.ts'
import { keepKeys, newMobile } from './people.ts'

/** What is done on a page before one goes on: looked at, measured. */
type Look = (page: Page) => Promise<void>

interface Way {
  hands: Hands
  /** On each page of the way. */
  look?: Look
  /** The button that books; something may be in its way. */
  book?: (page: Page) => Promise<void>
}

/** The whole way from a fever to a number: symptom, doctor, time, signing in, consent, oneself, payment, and the way to the house. */
export const bookFromFever = async (page: Page, way: Way): Promise<void> => {
  const { hands, look = async () => {} } = way
  await page.goto('/')
  await test.step('from the symptom to a doctor', () => toDoctor(page, hands, look))
  await test.step('to a time, which is still the one after signing in', () => toTime(page, hands, look))
  await test.step('adds themselves, asked first for the consent to health data', () => addSelf(page, hands, look))
  await test.step('books and pays, and reads which number and which way', () => bookAndRead(page, way, look))
}

const toDoctor = async (page: Page, { press }: Hands, look: Look) => {
  await look(page)
  await press(page, { role: 'link', name: /^查症状/ })
  await expect(page).toHaveURL(/\/searchDisease/)
  // The address comes before the page, and the home has a 发热 of its own.
  await expect(page.getByRole('navigation', { name: '看病' })).toHaveCount(0)
  await expect(findNamed(page, { role: 'link', name: '发热' })).toBeVisible()
  await look(page)
  await press(page, { role: 'link', name: '发热' })
  await expect(page).toHaveURL(/\/doctor\/index\?ill_id=/)
  await expect(findNamed(page, NEXT_FREE)).toBeVisible()
  await look(page)
  await press(page, NEXT_FREE)
}

const toTime = async (page: Page, { press, tick, type }: Hands, look: Look) => {
  await expect(page).toHaveURL(/\/vue\/doctor\/detail/)
  await expect(findNamed(page, { role: 'link', name: SLOT })).toBeVisible()
  await look(page)
  await press(page, { role: 'link', name: SLOT })
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(findNamed(page, { role: 'textbox', name: /手机号/ })).toBeVisible()
  await keepKeys(page, {})
  await look(page)
  await type(page, { role: 'textbox', name: /手机号/ }, newMobile())
  await tick(page, { role: 'checkbox', name: /我已阅读并同意/ })
  await press(page, { role: 'button', name: '获取验证码' })
  await press(page, { role: 'button', name: '填入' })
  await expect(page).toHaveURL(/\/guahao\/confirm/)
  await keepKeys(page, {})
}

/** A doctor of whom a place is free; the filter above them says 最早 too. */
const NEXT_FREE = { role: 'link', name: /最早 \S/ } as const
/** A place begins with its time; one that is taken leads to its waiting line. */
const SLOT = /^\d{1,2}:\d{2}.*余 \d/

const addSelf = async (page: Page, { press, tick, type }: Hands, look: Look) => {
  await expect(findNamed(page, { role: 'link', name: /添加就诊人/ })).toBeVisible()
  await look(page)
  await press(page, { role: 'link', name: /添加就诊人/ })
  await type(page, { role: 'textbox', name: /姓名/ }, '万小河')
  await type(page, { role: 'textbox', name: /证件号码/ }, newIdNumber())
  await look(page)
  await press(page, { role: 'button', name: '保存' })
  await expect(page.getByRole('dialog', { name: '先征得您的同意' })).toBeVisible()
  await look(page)
  await tick(page, { role: 'checkbox', name: /健康信息/ })
  await press(page, { role: 'button', name: '同意并继续' })
  await expect(page.getByRole('radio', { name: '万小河' })).toBeChecked()
}

const bookAndRead = async (page: Page, { hands, book = usually(hands) }: Way, look: Look) => {
  // A place of today cannot be given back by telephone, and says so first.
  const knows = { role: 'checkbox', name: /不能在手机上取消/ } as const
  if (await findNamed(page, knows).isVisible()) await hands.tick(page, knows)
  await look(page)
  await book(page)
  await expect(page).toHaveURL(/\/pay\/index/)
  await hands.press(page, { role: 'button', name: /去支付/ })
  await hands.press(page, { role: 'button', name: '确认' })
  await expect(page.getByRole('paragraph').filter({ hasText: /^就诊号\s*\d+\s*号$/ })).toBeVisible()
  await look(page)
  await hands.press(page, { role: 'link', name: '查看预约' })
  await expect(
    page
      .getByRole('link', { name: /导航/ })
      .or(page.getByRole('button', { name: /导航/ }))
      .first(),
  ).toBeVisible()
  await look(page)
}

const usually = (hands: Hands) => (page: Page) => hands.press(page, { role: 'button', name: '确认预约' })

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/areas/access/staff/server/seed/demo-staff.ts'
import { connect } from '#kit/db/open.ts'
import { openLog } from '#server/log.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/support/product.ts'
import { buildPages, isBuilt } from './build-pages.ts'
import { chromiumFlags, findChromium } from './chromium.ts'

// `npm run pictures`: walks the README's story in a browser and keeps a picture of each step in docs/pictures.
const folder = join(import.meta.dirname, '../docs/pictures')
mkdirSync(folder, { recursive: true })
if (!isBuilt()) await buildPages()
const dataDir = makeDataDir()
const product = await startProduct({ dataDir })
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) })
const base = `http://127.0.0.1:${product.port}`

const openPhone = async () => {
  const viewport = { width: 375, height: 812 }
  const context = await browser.newContext({ baseURL: base, viewport, isMobile: true, hasTouch: true, locale: 'zh-CN' })
  return context.newPage()
}

const take = async (page: Page, name: string, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

const signIn = async (page: Page, mobile: string) => {
  await page.goto('/user/login?redirect_url=/account/index')
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: '填入' }).click()
  await page.waitForURL(/account\/index/)
}

/** A slot of the coming days that is full, or that has places. */
const findSlot = async ({ database }: Product, isFull: boolean) => {
  const { pool } = connect(database.connection, { poolSize: 1, log: openLog('silent') })
  const { rows } = await pool.query(
    `select l.id as slot_id, s.hospital_id as unit_id, s.dep_id, s.doctor_id as doc_id, s.date::text
     from guahao_slots l join guahao_schedules s on s.id = l.schedule_id
     where s.date > current_date + 1 and (cardinality(l.free) = 0) = $1 and s.state = 'open' and s.fee_fen > 0 order by s.date, l.id limit 1`,
    [isFull],
  )
  await pool.end()
  return new URLSearchParams(rows[0]).toString()
}

try {
  const phone = await openPhone()
  await take(phone, 'home', '/h5/register/main/index')
  await take(phone, 'hospitals', '/unit/list')
  await take(phone, 'departments', '/unit/dep?unit_id=1')
  await take(phone, 'schedule', '/vue/doctor/detail?unit_id=1&dep_id=1&doc_id=1&type=guahao')
  await signIn(phone, '13800000001')
  await take(phone, 'confirm', `/guahao/confirm?${await findSlot(product, false)}`)
  await take(phone, 'waitlist', `/guahao/confirm?${await findSlot(product, true)}`)
  await phone.getByRole('button', { name: '加入候补' }).click()
  await phone.waitForURL(/orderlist/)
  await take(phone, 'booked', '/guahao/orderlist')
  const desk = await browser.newPage({ baseURL: base, viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  await desk.goto('/desk/login')
  await desk.getByLabel('登录名').fill('nurse1')
  await desk.getByLabel('密码').fill(DEMO_PASSWORD)
  await desk.getByRole('button', { name: '登录' }).click()
  await desk.waitForURL((url) => !url.pathname.endsWith('/login'))
  await desk.waitForLoadState('networkidle')
  await desk.screenshot({ path: join(folder, 'desk.png') })
} finally {
  await browser.close()
  await product.end()
  removeDataDir(dataDir)
}

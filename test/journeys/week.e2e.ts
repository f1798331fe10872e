import { type Browser, expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '#kit/time/day.ts'
import { newIdNumber } from '../generated/honest-members.ts'
import { test } from './journey.ts'
import { type InProduction, startInProduction } from './production.ts'
import { seeNext, stopTomorrow, takeSubstitute } from './week-clinic.ts'
import { arrive, bookAtCounter, closeShift, openShift, payAndArrive } from './week-counter.ts'
import { agree, closeMonth, payOut, platformIncome, settle } from './week-money.ts'
import {
  addStaff,
  atItsTime,
  DOCTORS,
  makeDoctors,
  makeHospital,
  openDesk,
  type Person,
  signInAgain,
  signInFirst,
} from './week-opening.ts'
import { addFirstMember, buy, findPlace, openPhone, payAtWechat, signInBySms, signInFromHome } from './week-patients.ts'
import { certifyDoctor, enterLicence, planWeek } from './week-plan.ts'
import { fillShop, GOODS, hideBlock, refund, ship } from './week-shop.ts'
import { hide, report, sayHowItWas } from './week-voices.ts'

const PHONES = { first: '13912340001', caller: '13912340003' }
const WORDS = '讲得清楚，就是门口有人推销。'
const SENT = `SF${Date.now()}`

/** Who works there: with what they sign in, and the page at which they sit. */
type Staff = Record<'operator' | 'admin' | 'planner' | 'nurse' | 'accountant' | 'second' | 'doctor', Page> & {
  people: Record<string, Person>
}

test('a week of a new hospital, from an empty database: opened, staffed, certified, planned, stocked; booked, moved, seen, paid, sent, refunded, reported; settled, paid out, and closed', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const product = await startInProduction()
  // It begins late in a month, so that the first bills are not old when it is closed.
  moveToDate(product, 28, 0)
  try {
    const staff = await test.step('the operator opens a hospital and gives it its people', () => open(browser, product))
    await test.step('a licence is entered by one and certified by another', () => certify(product, staff))
    await test.step('doctors have their week, the shop its goods, the home what there is', () =>
      prepare(product, staff))
    const first = await test.step('one books by themselves and pays at WeChat', () => bookAlone(browser, product))
    const caller = await test.step('one telephones, is booked for, and pays on their phone', () =>
      bookByPhone(browser, product, staff))
    await test.step('one parcel is sent, another is refunded', () => sell(first, caller, staff))
    await test.step('the next morning: one walks in and pays cash, and the doctor sees them and who booked', () =>
      holdClinic(product, staff))
    await test.step('tomorrow’s clinic is closed: who was booked takes the other doctor', async () => {
      await stopTomorrow(staff.planner)
      await atItsTime(caller, product.now)
      await takeSubstitute(caller)
    })
    await test.step('what one says is reported by the other, and hidden', async () => {
      await atItsTime(first, product.now)
      await sayHowItWas(first, WORDS)
      await findPlace(caller, DOCTORS[0])
      await report(caller, WORDS)
      await hide(staff.nurse, WORDS)
    })
    await test.step('the day is counted', () => closeShift(staff.nurse, '250.00'))
    await test.step('when the month is over it is settled, paid out by two, closed, and equal to the journal', () =>
      endMonth(product, staff))
    expect(await product.command('tools/ledger.ts')).toContain('the books balance')
  } finally {
    await product.stop()
  }
})

const open = async (browser: Browser, product: InProduction): Promise<Staff> => {
  const made = await product.command(
    'tools/staff.ts',
    'add',
    'li-yy',
    '--role',
    'operator',
    '--name',
    '李运营',
    '--json',
  )
  const people: Record<string, Person> = {}
  const sit = async (login: string, first: string, path?: string) => {
    const page = await openDesk(browser, product)
    people[login] = await signInFirst(page, { login, first }, product.now, path)
    return page
  }
  const operator = await sit('li-yy', (JSON.parse(made) as { password: string }).password)
  const money = {
    accountant: await addStaff(operator, '高财务', 'gao-cw', '财务'),
    second: await addStaff(operator, '苏财务', 'su-cw', '财务'),
  }
  await makeHospital(operator)
  await makeDoctors(operator)
  const given = {
    admin: await addStaff(operator, '陈管理', 'chen-gl', '管理员'),
    planner: await addStaff(operator, '方排班', 'fang-pb', '排班员'),
    nurse: await addStaff(operator, '林护士', 'lin-hs', '分诊护士'),
  }
  return {
    people,
    operator,
    admin: await sit('chen-gl', given.admin),
    planner: await sit('fang-pb', given.planner),
    nurse: await sit('lin-hs', given.nurse),
    accountant: await sit('gao-cw', money.accountant),
    second: await sit('su-cw', money.second),
    doctor: await openDesk(browser, product),
  }
}

const certify = async (product: InProduction, { operator, admin, doctor, people }: Staff) => {
  await enterLicence(operator, product.now())
  const first = await certifyDoctor(admin, 'zhou-ys')
  people['zhou-ys'] = await signInFirst(doctor, { login: 'zhou-ys', first }, product.now, '/workbench/login')
}

const prepare = async (product: InProduction, { operator, planner }: Staff) => {
  for (const doctor of DOCTORS) await planWeek(planner, doctor, '50')
  await fillShop(operator, product.now())
  await hideBlock(operator, '首页的服务格', '会员')
}

const bookAlone = async (browser: Browser, product: InProduction): Promise<Page> => {
  const page = await openPhone(browser, product)
  await findPlace(page, DOCTORS[0])
  await page
    .getByRole('main')
    .getByRole('link', { name: /^08:30/ })
    .first()
    .click()
  await signInBySms(page, product, PHONES.first)
  await addFirstMember(page, '江远帆', newIdNumber())
  const knows = page.getByRole('checkbox', { name: /不能在手机上取消/ })
  if (await knows.isVisible()) await knows.check()
  await page.getByRole('button', { name: '确认预约' }).click()
  await payAtWechat(page, '50')
  await expect(page.getByRole('main').getByRole('heading', { name: '预约成功' })).toBeVisible()
  return page
}

const bookByPhone = async (browser: Browser, product: InProduction, { nurse }: Staff): Promise<Page> => {
  const who = { name: '程大川', idCard: newIdNumber(), mobile: PHONES.caller }
  await bookAtCounter(nurse, who, { doctor: DOCTORS[0], day: addDays(dayOf(product.now()), 2) })
  const page = await openPhone(browser, product)
  await signInFromHome(page, product, PHONES.caller)
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: '首页' }).click()
  await page.getByRole('complementary', { name: '接下来' }).getByRole('link').first().click()
  await payAtWechat(page, '50')
  await expect(page.getByRole('main').getByRole('heading', { name: '预约成功' })).toBeVisible()
  return page
}

const sell = async (first: Page, caller: Page, { operator }: Staff) => {
  await buy(first, GOODS, `江远帆 ${PHONES.first} 广东省深圳市南山区科苑路 5 号`, '189')
  await ship(operator, SENT)
  await first.reload()
  await expect(first.getByRole('heading', { name: '待收货' })).toBeVisible()
  await buy(caller, GOODS, `程大川 ${PHONES.caller} 广东省深圳市福田区深南大道 1 号`, '189')
  await refund(caller, operator)
}

const holdClinic = async (product: InProduction, { nurse, planner, doctor, people }: Staff) => {
  product.moveHours(24)
  await again(product, people, nurse, 'lin-hs')
  await again(product, people, planner, 'fang-pb')
  await openShift(nurse, '200')
  await bookAtCounter(nurse, { name: '林步行', idCard: newIdNumber() }, { doctor: DOCTORS[0] })
  await payAndArrive(nurse, DOCTORS[0])
  await again(product, people, doctor, 'zhou-ys', '/workbench/login')
  await seeNext(doctor, product.now())
  await arrive(nurse, PHONES.first)
  await seeNext(doctor, product.now())
}

const endMonth = async (product: InProduction, { accountant, second, people }: Staff) => {
  moveToDate(product, 3)
  // Bills of the day before come after ten.
  product.moveHours(3)
  await again(product, people, accountant, 'gao-cw')
  await again(product, people, second, 'su-cw')
  const due = await settle(accountant)
  // Three times fifty: at WeChat, by the caller, and in cash; what is sold is the platform's.
  expect(Number(due)).toBe(150)
  await agree(second, due)
  await payOut(accountant, '2026113000017', product.now())
  const income = await platformIncome(accountant, await closeMonth(accountant))
  expect(income.journal).toEqual(income.month)
  // Two parcels came in, one of them went back.
  expect(income.journal).toEqual([18_900, 37_800])
}

/** Lets days go by until it is that date of a month: at least three, or none. */
const moveToDate = (product: InProduction, date: number, least = 3) => {
  const today = dayOf(product.now())
  const days = Array.from({ length: 40 }, (_, more) => least + more).find(
    (more) => Number(addDays(today, more).slice(8)) === date,
  )
  product.moveHours((days ?? 0) * 24)
}

/** On another day they sign in anew. */
const again = async (
  { now }: InProduction,
  people: Record<string, Person>,
  page: Page,
  login: string,
  path?: string,
) => {
  const person = people[login]
  if (!person) throw new Error(`${login} has never signed in`)
  await signInAgain(page, person, now, path)
}

import { expect, type Page } from '@playwright/test'
import { benchMe, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import { deskGoodsAdd, deskGoodsChoices, deskGoodsSwitch } from '#app/areas/desk/goods/contract.ts'
import { deskExceptionAdd } from '#app/areas/desk/schedules/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { addComment } from '#app/areas/guahao/comments/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { benchClinics } from '#app/areas/workbench/clinic/contract.ts'
import { addDays } from '#kit/time/day.ts'
import { askAsStaff } from './at-the-desk.ts'
import { openBench } from './at-the-workbench.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const DOCTOR = 'doctor2'
const TEST = '血脂四项检查'

test('a doctor holds a clinic by tapping: calls, writes from a template, orders a test that is paid on the phone, prescribes with a hint, ends, answers a rating and sees the income', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await sellTest(baseURL)
  const today = await haveClinicToday(baseURL)
  const bench = await openBench(browser, baseURL, DOCTOR)
  const { doctor } = bench
  const orderId = await comeIn(page, baseURL, bench.doctorId, today)
  const place = (name: string) =>
    doctor.getByRole('navigation', { name: '工作台' }).getByRole('link', { name, exact: true })

  await test.step('a template is made', async () => {
    await doctor.goto('/workbench/note-templates')
    await doctor.getByRole('button', { name: '新增模板' }).click()
    const form = doctor.getByRole('dialog', { name: '新增模板' })
    await form.getByLabel('名称').fill('高血脂初诊')
    await form.getByLabel('所见').fill('一般情况好，血压正常')
    await form.getByLabel('建议').fill('少油，每天快走半小时')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(doctor.getByRole('list', { name: '小结模板' })).toContainText('高血脂初诊')
  })

  await test.step('called, the note is begun from it, and says when to come again', async () => {
    await place('门诊').click()
    await callUntil(doctor, '方知远')
    await doctor.getByRole('button', { name: '用模板' }).click()
    await doctor
      .getByRole('dialog', { name: '小结模板' })
      .getByRole('button', { name: /高血脂初诊/ })
      .click()
    await expect(doctor.getByLabel('所见')).toHaveValue('一般情况好，血压正常')
    await doctor.getByLabel('复诊日期').fill(addDays(today, 14))
    await doctor.getByRole('button', { name: '写好了，发给患者' }).click()
    await expect(doctor.getByRole('button', { name: '保存修改' })).toBeVisible()
  })

  await test.step('a test is ordered, and paid on the phone', async () => {
    await doctor.getByRole('button', { name: '开检查' }).click()
    const sheet = doctor.getByRole('dialog', { name: '开检查' })
    await sheet.getByLabel('找项目').fill('血脂')
    await sheet
      .getByRole('checkbox', { name: new RegExp(TEST) })
      .first()
      .check()
    await sheet.getByRole('button', { name: /^开 1 项/ }).click()
    const ordered = doctor.getByRole('list', { name: '开的检查', exact: true })
    await expect(ordered).toContainText('待付款')

    await page.goto(`/guahao/orderdetail?order_id=${orderId}`)
    await expect(page.getByText('少油，每天快走半小时')).toBeVisible()
    await page.getByRole('button', { name: /去付款/ }).click()
    await page.getByRole('button', { name: /去支付/ }).click()
    await page.getByRole('button', { name: '确认' }).click()
    await expect(page).not.toHaveURL(/\/pay\/index/)
    await page.goto(`/guahao/orderdetail?order_id=${orderId}`)
    await expect(page.getByText('已付款')).toBeVisible()
    await doctor.reload()
    await expect(ordered).toContainText('已付款')
  })

  await test.step('a prescription: the hint is shown before the signature and refuses nothing', async () => {
    await doctor.getByRole('link', { name: '处方', exact: true }).click()
    await doctor.getByLabel('药品').fill('阿莫西林胶囊')
    await doctor.getByLabel('诊断').fill('急性扁桃体炎')
    await doctor.getByLabel('用法用量').fill('每次 1 粒，每日三次')
    await doctor.getByLabel('过敏史（问过患者再填）').fill('青霉素')
    await doctor.getByRole('button', { name: '核对并签名' }).click()
    const signing = doctor.getByRole('dialog', { name: '确认签名？' })
    await expect(signing.getByText(/提示：.*“青霉素”过敏/)).toBeVisible()
    await signing.getByRole('button', { name: '确认签名' }).click()
    await expect(doctor.getByRole('region', { name: '这次就诊的处方' })).toContainText('签名时的提示')
    await doctor.getByRole('link', { name: '回到接诊' }).click()
  })

  await test.step('the visit ends, is rated, and the rating is answered', async () => {
    await doctor.getByRole('button', { name: '看完了' }).click()
    await expect(doctor.getByRole('button', { name: '回诊' })).toBeVisible()
    const said = { kind: 'doctor', order_id: orderId, stars: 5, content: '讲得很仔细，方知远谢谢您。' } as const
    await callAs(baseURL, await keyOf(page))(addComment, said)
    await place('评价').click()
    const rating = doctor.getByRole('listitem').filter({ hasText: said.content })
    await rating.getByRole('button', { name: '回复' }).click()
    const form = doctor.getByRole('dialog', { name: '回复评价' })
    await form.getByLabel('回复').fill('谢谢您的信任，祝早日康复。')
    await form.getByRole('button', { name: '发布回复' }).click()
    await expect(rating).toHaveCount(0)
    await page.goto(`/comment/list?kind=doctor&id=${bench.doctorId}`)
    await page
      .getByRole('button', { name: /1 条回复/ })
      .first()
      .click()
    await expect(page.getByText('谢谢您的信任，祝早日康复。')).toBeVisible()
    await expect(page.getByText('医生回复').first()).toBeVisible()
  })

  await test.step('the income says what was agreed', async () => {
    await place('收入').click()
    await expect(doctor.getByRole('region', { name: '分成和付款' })).toContainText('门诊挂号费归医院')
  })
})

/** The hospital of the doctor sells something for being examined. */
const sellTest = async (baseURL: string | undefined): Promise<void> => {
  const askKeeper = await askAsStaff(baseURL, 'keeper2')
  const { categories } = await askKeeper(deskGoodsChoices, {})
  const { goods_id } = await askKeeper(deskGoodsAdd, {
    kind: 'exam',
    goods_name: TEST,
    drug_type: 0,
    is_supplement: 0,
    valid_days: 180,
    appointment: 'exam',
    category_id: categories[0]?.id ?? 0,
    pay_types: '[0]',
    tags: '[]',
    images: '[]',
    bookable: JSON.stringify(Array.from({ length: 7 }, () => '110')),
    doctor_ids: '[]',
    detail: JSON.stringify([{ title: '说明', lines: ['抽血，空腹'] }]),
    specials: JSON.stringify([{ special_name: '一次', price: '68.00', org_price: '80.00', weight: 0, pieces: 50 }]),
  })
  await askKeeper(deskGoodsSwitch, { goods_id, is_on: 1 })
}

/** The day, on which the doctor's clinics have a place left: one of the evening is added where they have none. */
const haveClinicToday = async (baseURL: string | undefined): Promise<string> => {
  const { doctor_key } = await callAs(baseURL)(benchSignIn, { login_name: DOCTOR, password: 'yilu-demo-2026' })
  const askDoctor = callAs(baseURL, doctor_key)
  const { today } = await askDoctor(benchClinics, {})
  const { doctor_id, dep_id } = await askDoctor(benchMe, {})
  const { list } = await callAs(baseURL)(doctorSlots, { doctor_id, date: today })
  if (list.some(({ state }) => state === 'bookable')) return today
  const askPlanner = await askAsStaff(baseURL, 'planner2')
  const tonight = {
    half: 'night',
    begin_time: '18:00',
    end_time: '20:00',
    places: 4,
    fee: '20.00',
    clinic: 'general',
  } as const
  await askPlanner(deskExceptionAdd, { date: today, kind: 'extra', dep_id, doctor_id, ...tonight })
  return today
}

/** A patient who is new books a place of today, pays, and is checked in; their appointment. */
const comeIn = async (page: Page, baseURL: string | undefined, doctorId: number, today: string): Promise<string> => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const { member_id } = await ask(saveMember, { truename: '方知远', id_card: '110101198503070013', relation: 'self' })
  const slot = (await ask(doctorSlots, { doctor_id: doctorId, date: today })).list.find(
    ({ state }) => state === 'bookable',
  )
  const booked = await ask(createOrder, { slot_id: slot?.slot_id ?? 0, member_id })
  if (booked.out_trade_no) await ask(sandboxPay, { out_trade_no: booked.out_trade_no })
  await (await askAsStaff(baseURL, 'nurse2'))(deskArrive, { order_id: booked.order_id })
  return booked.order_id
}

/** Calls one after the other until it is this person's turn. */
const callUntil = async (doctor: Page, name: string): Promise<void> => {
  const heading = doctor.getByRole('heading', { level: 1 })
  const next = doctor.getByRole('button', { name: '叫下一位' })
  for (let called = 0; called < 10; called++) {
    await expect(next).toBeVisible()
    const other = doctor.getByRole('navigation', { name: '今天的门诊' }).getByRole('link', { name: /候诊 [1-9]/ })
    if ((await other.count()) > 0) await other.first().click()
    await next.click()
    // The address comes before the page.
    await expect(heading).toHaveText(/^\d+ 号/)
    if ((await heading.innerText()).includes(name)) return
    await doctor.getByRole('link', { name: '返回门诊' }).click()
  }
  throw new Error(`${name} was never called`)
}

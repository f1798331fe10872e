import { expect } from '@playwright/test'
import sharp from 'sharp'
import { getBankcardList } from '#app/areas/account/bank-cards/contract.ts'
import { certification, saveMember } from '#app/areas/account/members/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const person = { truename: '林知夏', id_card: '110101199003070134' }

const photo = async (name: string, r: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer(),
})

test('a bank card is added, opened with photos and a face, charged at the cashier, and its balance taken back', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/bankcards')
  await expect(page.getByRole('link', { name: '先去实名认证' })).toBeVisible()
  const ask = callAs(baseURL, await keyOf(page))
  const { member_id } = await ask(saveMember, person)
  await ask(certification, { member_id, ...person })
  await page.reload()

  await page.getByRole('button', { name: '添加银行卡' }).click()
  const adding = page.getByRole('dialog', { name: '添加银行卡' })
  await adding.getByLabel('银行卡号').fill('6225880100001234567')
  await adding.getByRole('button', { name: '添加' }).click()
  await expect(adding.getByText('银行卡号不正确')).toBeVisible()
  await adding.getByLabel('银行卡号').fill('6225 8801 0000 1234 566')
  await expect(adding.getByText('招商银行')).toBeVisible()
  await adding.getByRole('button', { name: '添加' }).click()
  await expect(adding).toBeHidden()

  await page.getByRole('button', { name: '上传证件照' }).click()
  const photos = page.getByRole('dialog', { name: '上传证件照' })
  await photos.getByLabel(/添加图片/).setInputFiles([await photo('front.jpg', 200), await photo('back.jpg', 60)])
  await photos.getByRole('button', { name: '提交' }).click()
  await expect(photos).toBeHidden()

  await page.getByRole('button', { name: '人脸核验' }).click()
  const face = page.getByRole('dialog', { name: '人脸核验' })
  await face.getByLabel('姓名').fill(person.truename)
  await face.getByLabel('身份证号').fill(person.id_card)
  await face.getByRole('button', { name: '开始核验' }).click()
  await expect(page).toHaveURL(/\/sandbox\/face\?token=/)
  await page.getByRole('button', { name: '是本人，通过' }).click()
  await expect(page.getByText('已开通')).toBeVisible()

  await page.getByRole('button', { name: '充值' }).click()
  const filling = page.getByRole('dialog', { name: '充值' })
  await filling.getByRole('button', { name: '200 元' }).click()
  await filling.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/pay\/index\?out_trade_no=/)
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('已收到您的付款')).toBeVisible()
  expect((await ask(getBankcardList, {})).list).toMatchObject([{ isSub: 1, subBalanceMoney: '200.00' }])

  await page.getByRole('link', { name: '查看详情' }).click()
  await page.getByRole('button', { name: '退回余额' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退回' }).click()
  await expect(page.getByText('200.00 元正在原路退回')).toBeVisible()
  await expect(page.getByRole('button', { name: '解绑' })).toBeVisible()
})

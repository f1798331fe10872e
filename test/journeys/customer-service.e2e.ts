import { expect } from '@playwright/test'
import { bargainAddress } from '#app/areas/activities/bargain/cards/bargain-address.ts'
import { bargainList } from '#app/areas/activities/bargain/contract.ts'
import { bankList, bankVisitBook, bankVisits } from '#app/areas/activities/entries/contract.ts'
import { offlineAddress } from '#app/areas/activities/offline/cards/offline-address.ts'
import { offLineMine } from '#app/areas/activities/offline/contract.ts'
import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { myAsks } from '#app/areas/consult/consultations/contract.ts'
import { signingAddress } from '#app/areas/family-doctor/cards/family-address.ts'
import { memberFamilyDoc } from '#app/areas/family-doctor/contract.ts'
import {
  ordersAddress as bookedAddress,
  orderAddress as bookingAddress,
} from '#app/areas/guahao/booking/cards/booking-address.ts'
import { orderList } from '#app/areas/guahao/booking/contract.ts'
import { inquiryDetailAddress } from '#app/areas/inquiry/cards/inquiry-address.ts'
import { inquiryList } from '#app/areas/inquiry/contract.ts'
import { orderAddress, ownOrderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { goodsOrderList } from '#app/areas/orders/checkout/contract.ts'
import { giftAddress } from '#app/areas/orders/gifts/cards/gift-address.ts'
import { giftOrderList } from '#app/areas/orders/gifts/contract.ts'
import { invoiceList } from '#app/areas/orders/invoices/contract.ts'
import { progressAddress, returnProgressAddress } from '#app/areas/orders/refunds/cards/refund-address.ts'
import { refundList } from '#app/areas/orders/refunds/contract.ts'
import { agreeAuthorization, parkBook, parkUnits, parkYuyue } from '#app/areas/parking/contract.ts'
import { pointOrderList } from '#app/areas/points-mall/contract.ts'
import { prescriptionAddress } from '#app/areas/prescriptions/cards/prescription-address.ts'
import { prescriptionList } from '#app/areas/prescriptions/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInAsKnown } from './people.ts'

/** The first of what somebody has: where there is none, the journey has nothing to look at. */
const firstOf = <T>({ list: [first] }: { list: readonly T[] }): T => {
  if (first === undefined) throw new Error('the demonstration has none')
  return first
}

/** What has a page of its own, and what is a row of a list. */
const findPages = async (ask: CallApi): Promise<string[]> => {
  const [booked, bought, refund, asked, prescription, gift, exchange, signup, bargain, inquiry, invoice, signing] =
    await Promise.all([
      ask(orderList, { state: 'upcoming' }).then(firstOf),
      ask(goodsOrderList, { page_size: 50 }),
      ask(refundList, {}).then(firstOf),
      ask(myAsks, {}).then(firstOf),
      ask(prescriptionList, {}).then(firstOf),
      ask(giftOrderList, {}).then(firstOf),
      ask(pointOrderList, {}).then(firstOf),
      ask(offLineMine, {}).then(firstOf),
      ask(bargainList, {}),
      ask(inquiryList, {}).then(firstOf),
      ask(invoiceList, {}).then(firstOf),
      ask(memberFamilyDoc, { member_id: 1 }),
    ])
  const abroad = bought.list.map(ownOrderAddress).find((path) => path.startsWith('/gjyl/'))
  return [
    bookingAddress(booked.order_id),
    orderAddress(firstOf(bought).order_id),
    abroad ?? '',
    progressAddress(refund),
    returnProgressAddress(refund),
    consultationAddress(asked.ask_id),
    prescriptionAddress(prescription.prescription_id),
    giftAddress(gift.order_id),
    address('/integral/order', { order_id: exchange.order_id }),
    signingAddress(signing.memberFamilyDocInfo?.id ?? ''),
    bargainAddress(bargain.list.find(({ bargain_id }) => bargain_id)?.bargain_id ?? ''),
    inquiryDetailAddress(inquiry.request_id),
    address('/invoice/details', { order_id: invoice.order_id }),
    offlineAddress(signup.id),
    bookedAddress('waits'),
    '/member/index',
    '/member/appointments',
    '/activity/prizes',
    '/activity/giftcards',
    '/activity/bank',
  ]
}

/** A time at a bank and a place for a car are asked for, where nobody did yet. */
const askForBoth = async (ask: CallApi): Promise<string> => {
  const day = addDays(dayOf(systemClock.now()), 2)
  const [visits, { list: stays }] = await Promise.all([ask(bankVisits, {}), ask(parkYuyue, {})])
  if (visits.list.length === 0)
    await ask(bankVisitBook, {
      truename: '曾浩然',
      mobile: '13800000001',
      bank_id: firstOf(await ask(bankList, {})).bank_id,
      yuyue_date: day,
      agree: 1,
    })
  const { unit_id } = stays[0] ?? firstOf(await ask(parkUnits, {}))
  if (stays.length === 0) {
    await ask(agreeAuthorization, { unit_id, plate: '粤B12345' })
    await ask(parkBook, { unit_id, arrive_time: `${day} 09:00:00` })
  }
  return address('/park/index', { unit_id })
}

test('whatever somebody booked, bought, won, asked, signed, handed in or wants money back for leads to customer service, which is told which it is', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signInAsKnown(page, '/account/index', '13800000001')
  const ask = callAs(baseURL, await keyOf(page))
  for (const path of [await askForBoth(ask), ...(await findPages(ask))])
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name: '联系客服' }).first().click()
      await expect(page.getByLabel('您的问题')).toHaveValue(/^关于“.+ .+”：$/)
      await page.getByRole('link', { name: '打开看看' }).click()
      await expect(page).toHaveURL(`${baseURL}${path}`)
    })
})

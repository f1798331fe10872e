import { saveMember } from '#app/areas/account/members/contract.ts'
import { seed as catalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { addOrder } from '#app/areas/membership/contract.ts'
import type { BenefitRow, NewCombo } from '#app/areas/membership/server/queries/combos.ts'
import { insertCombo, insertLevels, listBenefits, upsertBenefits } from '#app/areas/membership/server/queries.ts'
import { levels } from '#app/areas/membership/server/seed/world.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { dayOf } from '#kit/time/day.ts'
import type { CallAs, TestApp } from './start-test-app.ts'

let made = 0

/** Levels, and the benefits `call` (booked, a day and words) and `price` (counts by itself), by their names. */
export const openMembership = async (app: TestApp): Promise<Record<'call' | 'price', BenefitRow>> => {
  const now = app.clock.now()
  await catalogue.run({ db: app.db, config: app.config, now, today: dayOf(now), scale: 1 })
  await insertLevels(app.db, levels)
  const usual = { summary: '说明', rules: '第一条\n第二条', position: 0 }
  await upsertBenefits(app.db, [
    {
      ...usual,
      sourceKey: 'call',
      title: '电话咨询',
      isBookable: true,
      catalogueIds: [101],
      fields: [
        { name: 'date', title: '日期', kind: 'date', required: true },
        { name: 'note', title: '说明', kind: 'text', required: false },
      ],
    },
    { ...usual, sourceKey: 'price', title: '会员价', isBookable: false, position: 1 },
  ])
  const byKey = Object.fromEntries((await listBenefits(app.db)).map((row) => [row.sourceKey, row]))
  return byKey as Record<'call' | 'price', BenefitRow>
}

/** A package on sale: a month for 39 yuan with so many calls and the price without end, if nothing else is said. */
export const aCombo = async (app: TestApp, times = 2, more: Partial<NewCombo> = {}): Promise<number> => {
  const benefits = await listBenefits(app.db)
  const row: NewCombo = {
    sourceKey: `test ${++made}`,
    title: `套餐${made}`,
    summary: '一个月',
    priceFen: 3_900,
    months: 1,
    isOn: true,
    position: made,
    scenes: ['guahao'],
    ...more,
  }
  const promised = benefits.map(({ id, isBookable }) => ({ benefitId: id, times: isBookable ? times : 0 }))
  return (await insertCombo(app.db, row, promised)) as number
}

/** Orders a package and pays it; the order's id. */
export const buyCombo = async ({ callApi }: TestApp, as: CallAs, combo_id: number): Promise<string> => {
  const { order_id, out_trade_no } = await callApi(addOrder, { combo_id }, as)
  await callApi(sandboxPay, { out_trade_no })
  return order_id
}

/** Somebody for whom a patient books. */
export const aMemberOf = async ({ callApi }: TestApp, as: CallAs, truename = '安宁'): Promise<number> => {
  const person = { truename, sex: 2, birthday: '1980-01-01', relation: 'other' } as const
  return (await callApi(saveMember, person, as)).member_id
}

/** What is filled in to book a call. */
export const callFields = (date: string, note?: string) =>
  JSON.stringify([
    { name: 'depart', value: '普通内科' },
    { name: 'date', value: date },
    ...(note === undefined ? [] : [{ name: 'note', value: note }]),
  ])

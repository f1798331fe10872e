import { limitNameOf } from '#app/areas/mall/goods/rules.ts'
import { mallCategoriesByKey, plantGoods, plantSpecials } from '#app/areas/mall/goods/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { Seeding } from '#app/room.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import type { PriceLine } from '../../rules.ts'
import { insertPackages } from '../queries/seed.ts'
import type { PlacedHospital } from './grow-hospitals.ts'
import { type DemoWare, demoWares } from './wares.ts'

const part = (title: string, ...lines: string[]) => ({ title, lines })
const PIECES = 60
const MOST_OF_HOSPITAL = 2

/** Services of the invented hospitals, as goods of the mall that the platform sells. */
export const growGoods = async (
  hospitals: readonly PlacedHospital[],
  { seeding: { db, now }, kinds }: { seeding: Pick<Seeding, 'db' | 'now'>; kinds: ReadonlyMap<string, number> },
) => {
  const category = (await mallCategoriesByKey(db)).get('abroad')
  if (!category) return
  const offers = hospitals.flatMap((hospital) =>
    demoWares
      .filter(({ kind }) => hospital.kinds.some(({ key }) => key === kind))
      .slice(0, MOST_OF_HOSPITAL)
      .map((ware) => ({ hospital, ware, key: `overseas ${hospital.row.sourceKey} ${demoWares.indexOf(ware)}` })),
  )
  const ids = await plantGoods(
    db,
    offers.map(({ hospital, ware, key }) => ({
      sourceKey: key,
      categoryId: category.id,
      ...goodsRow(hospital, ware, key),
      publishedAt: earlier(now, { days: seeded(key).int(2, 200) }),
    })),
  )
  const stocks = await insertStocks(
    db,
    offers.map(({ key }) => ({ pieces: PIECES, limitName: limitNameOf(ids.get(key) ?? 0), limitEach: null })),
  )
  await plantSpecials(
    db,
    offers.map(({ ware, key }, at) => ({
      goodsId: ids.get(key) ?? 0,
      name: '一人份',
      position: 0,
      isDefault: true,
      priceFen: ware.yuan * 100,
      orgPriceFen: ware.yuan * 100,
      depositFen: (ware.deposit ?? 0) * 100,
      stockId: stocks[at] ?? 0,
    })),
  )
  await insertPackages(
    db,
    offers.map(({ hospital, ware, key }, position) => ({
      goodsId: ids.get(key) ?? 0,
      hospitalId: hospital.id,
      categoryId: kinds.get(`demo ${ware.kind}`) ?? 0,
      lines: linesOf(ware, hospital.country.currency),
      isHot: seeded(`hot ${key}`).int(0, 3) === 0,
      position,
    })),
  )
}

const goodsRow = ({ row: hospital, country }: PlacedHospital, ware: DemoWare, key: string) => ({
  kind: 'service' as const,
  name: `${hospital.name} · ${ware.name}`,
  subtitle: ware.subtitle,
  tags: [country.name],
  picture: 'care.stethoscope',
  images: [thingPicture('care.stethoscope', key.replaceAll(' ', '-'))],
  hospitalId: null,
  cityId: 0,
  isOverseas: true,
  payTypes: ware.deposit ? [0, 1] : [0],
  fromFen: ware.yuan * 100,
  toFen: ware.yuan * 100,
  orgFen: ware.yuan * 100,
  validDays: 180,
  detailParts: [
    part('适合谁', ware.suits, '先由顾问看过资料，确认适合再开始；不适合的全额退款。'),
    part(
      '怎么进行',
      '付款后顾问当天联系，收集病历。',
      '病历翻译好并经两人核对后，转给医院。',
      '收到答复后逐条讲给您听。',
    ),
  ],
  serviceParts: [
    part('退款', '还没有开始翻译的，全额退款；开始以后按已做的部分结算。', '医院没有在承诺的时间答复的，服务费退回。'),
    part('请注意', '医疗结果因人而异，任何机构都不能保证疗效。', '示范数据：机构、人物和价格都是虚构的。'),
  ],
  isDemo: true,
})

/** The lines of a price: what is in it in yuan, what is not in the country's money. */
const linesOf = ({ included, beside }: DemoWare, currency: string): PriceLine[] => [
  ...included.map(([what, times, yuan, paidTo]) => ({
    what,
    times,
    amountMinor: yuan * 100,
    currency: 'CNY',
    isIncluded: true,
    paidTo,
  })),
  ...beside.map(([what, amount, paidTo]) => ({
    what,
    times: 1,
    amountMinor: amount * 100,
    currency,
    isIncluded: false,
    paidTo,
  })),
]

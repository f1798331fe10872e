import { listGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Seed } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { insertFreightGoods, insertTemplates, type NewTemplate } from './queries/write.ts'

const usual = { nextUnits: 1, isRemote: false, isExcluded: false }

/** Xinjiang, Xizang, Inner Mongolia, Qinghai, Ningxia, Gansu, Hainan. */
const REMOTE = [650000, 540000, 150000, 630000, 640000, 620000, 460000]
/** Hong Kong, Macao, Taiwan. */
const ABROAD = [810000, 820000, 710000]

const templates: NewTemplate[] = [
  {
    sourceKey: 'light',
    name: '小件包邮',
    countedBy: 'piece',
    freeFromFen: 3900,
    carrier: '示例快递',
    dispatchText: '48 小时内发货',
    dispatchDays: 2,
    transitDays: 2,
    rules: [
      { ...usual, areaCodes: ABROAD, firstUnits: 1, firstFen: 0, nextFen: 0, isExcluded: true },
      { ...usual, areaCodes: REMOTE, firstUnits: 1, firstFen: 1500, nextFen: 500, isRemote: true },
      { ...usual, areaCodes: [], firstUnits: 1, firstFen: 800, nextFen: 200 },
    ],
  },
  {
    sourceKey: 'heavy',
    name: '大件按重量',
    countedBy: 'weight',
    freeFromFen: null,
    carrier: '示例物流',
    dispatchText: '72 小时内发货，送货上楼',
    dispatchDays: 3,
    transitDays: 4,
    rules: [
      { ...usual, areaCodes: ABROAD, firstUnits: 1000, firstFen: 0, nextUnits: 1000, nextFen: 0, isExcluded: true },
      { ...usual, areaCodes: REMOTE, firstUnits: 1000, firstFen: 2800, nextUnits: 1000, nextFen: 900, isRemote: true },
      { ...usual, areaCodes: [440000], firstUnits: 1000, firstFen: 1000, nextUnits: 1000, nextFen: 200 },
      { ...usual, areaCodes: [], firstUnits: 1000, firstFen: 1400, nextUnits: 1000, nextFen: 400 },
    ],
  },
]

/** Goods of so much are heavy, and sent by weight. */
const HEAVY = ['家用制氧机 5L', '折叠助行器', '防褥疮气床垫', '护理垫']

export const seed: Seed = {
  after: ['mall/goods'],
  async run({ db }) {
    const idOf = await insertTemplates(db, templates)
    const sent = await listGoods(db, { city: 0, isSent: true }, WHOLE)
    await insertFreightGoods(
      db,
      sent.rows.map(({ id, name }) => ({
        goodsId: id,
        templateId: idOf.get(HEAVY.includes(name) ? 'heavy' : 'light') as number,
      })),
    )
  },
}

import { findImported, notImported } from '#app/areas/guahao/hospitals/server/public.ts'
import { type CategoryRow, listTree } from '#app/areas/mall/catalogue/server/public.ts'
import { type BroughtSpecial, MOST_SPECIALS, type SpecialsFault } from '#app/areas/mall/goods/rules/brought.ts'
import { drugTypes, payTypes } from '#app/areas/mall/goods/rules.ts'
import { type BroughtGoods, bringGoods } from '#app/areas/mall/goods/server/public.ts'
import type { ImportedRows, Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import {
  atMost,
  fenOf,
  listOf,
  meaningOf,
  needed,
  notFilled,
  onOneLine,
  wholeOf,
  yesOrNo,
} from '#kit/csv/server/values.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { DEAREST_YUAN, draftFault, MOST, MOST_PIECES_AT_ONCE, NAME_LENGTH } from '../rules.ts'

/** A line of the file: goods without what their hospital says, and one of the specifications in which they are sold. */
interface Line {
  hospitalCode: string
  code: string
  goods: Omit<BroughtGoods, 'sourceKey' | 'hospitalId' | 'cityId' | 'specials'>
  special: BroughtSpecial
}

/** Goods that are sent, with their specifications, from a file; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'goods',
  title: '商品',
  may: 'goods.manage',
  searchable: 'goods',
  editedAs: 'goods',
  ofHospital: 'hospital_code',
  columns: [
    { name: 'hospital_code', title: '医院编码', example: 'SZ01' },
    { name: 'goods_code', required: true, title: '商品编码', example: 'G1001' },
    { name: 'name', required: true, title: '商品名称', example: '电子血压计' },
    { name: 'category', required: true, title: '分类', example: '家用器械' },
    { name: 'price', required: true, title: '售价', example: '199.00' },
    { name: 'org_price', title: '原价', example: '259.00' },
    { name: 'stock', title: '库存', example: '100' },
    { name: 'subtitle', title: '副标题', example: '' },
    { name: 'brand', title: '品牌', example: '' },
    { name: 'specification', title: '规格', example: '标准' },
    { name: 'specification_code', title: '规格编码' },
    { name: 'weight', title: '重量（克）', example: '600' },
    { name: 'kind', title: '类型', example: '商品' },
    { name: 'drug_type', title: '药品类别' },
    { name: 'approval_no', title: '批准文号' },
    { name: 'is_supplement', title: '保健食品' },
    { name: 'pictures', title: '图片', mostPictures: MOST.images },
  ],

  async open({ db: before, now }, brings) {
    const tree = (await listTree(before, 'health')).filter(({ hasArticles }) => !hasArticles)
    return {
      read: (values) => readLine(values, categoryOf(tree, values.category), now),
      shown: ({ special: { name, priceFen, orgPriceFen } }) => ({
        ...(name && { specification: name }),
        price: fenToYuan(priceFen),
        org_price: fenToYuan(orgPriceFen),
      }),
      keyOf: (line) => `${goodsOf(line)} ${line.special.code || `/${line.special.name}`}`,
      groupOf: ({ goods_code = '', hospital_code = '' }) =>
        goodsOf({ code: onOneLine(goods_code), hospitalCode: hospital_code }),
      write: (db, lines) => writeLines(db, lines, brings),
    }
  },
}

const kindWords = new Map([
  ['商品', 'parcel'],
  ['药品', 'drug'],
] as const)
const drugWords = new Map([
  ['非处方药', drugTypes.otc],
  ['处方药', drugTypes.prescription],
] as const)

/** The category of this name; where several are called so it is named with the one above it: 器械/血压计. */
const categoryOf = (tree: readonly CategoryRow[], given: string | undefined): CategoryRow => {
  const name = needed(NAME_LENGTH, given, 'category')
  const above = new Map(tree.map((row) => [row.id, row.name]))
  const found = tree.filter((row) => [row.name, `${above.get(row.parentId ?? 0)}/${row.name}`].includes(name))
  const [only, second] = found
  if (only && !second) return only
  throw second
    ? new RowRefused(
        `several categories are called "${name}": write the one above it before it, with a /`,
        `有几个分类都叫“${name}”，请在前面写上级分类，用 / 隔开`,
      )
    : new RowRefused(`no category is called "${name}"`, `没有叫“${name}”的分类`)
}

const readLine = (values: Record<string, string>, category: CategoryRow, now: Date): Line => {
  const hospitalCode = atMost(500, values.hospital_code, 'hospital_code')
  const special = specialOf(values)
  const goods = {
    name: needed(NAME_LENGTH, values.name, 'name'),
    categoryId: category.id,
    picture: category.picture,
    subtitle: atMost(80, values.subtitle, 'subtitle'),
    brand: atMost(30, values.brand, 'brand'),
    kind: meaningOf(kindWords, values.kind, 'kind') ?? 'parcel',
    drugType: meaningOf(drugWords, values.drug_type, 'drug_type') ?? drugTypes.none,
    approvalNo: atMost(40, values.approval_no, 'approval_no'),
    isSupplement: meaningOf(yesOrNo, values.is_supplement, 'is_supplement') ?? false,
    images: listOf(values.pictures ?? ''),
    payTypes: [payTypes.whole],
    appointment: 'none' as const,
    bookable: [],
    isOn: false,
    publishedAt: now,
  }
  const specials = [{ ...special, depositFen: 0 }]
  const fault = draftFault({ ...goods, isPlatform: hospitalCode === '', specials })
  if (fault) throw new RowRefused(`it contradicts itself: ${fault}`, fault)
  return { hospitalCode, code: needed(100, values.goods_code, 'goods_code'), goods, special }
}

const specialOf = (values: Record<string, string>): BroughtSpecial => {
  const priceFen = fenOf(values.price, DEAREST_YUAN, 'price')
  if (priceFen === undefined) throw notFilled('price')
  return {
    code: atMost(100, values.specification_code, 'specification_code'),
    name: atMost(40, values.specification, 'specification'),
    priceFen,
    orgPriceFen: fenOf(values.org_price, DEAREST_YUAN, 'org_price') ?? priceFen,
    weightGrams: wholeOf(values.weight, [0, 100_000], 'weight') ?? 0,
    pieces: wholeOf(values.stock, [0, MOST_PIECES_AT_ONCE], 'stock') ?? 0,
  }
}

/** Lines with the same are specifications of the same goods. */
const goodsOf = ({ code, hospitalCode }: Pick<Line, 'code' | 'hospitalCode'>): string => `${code} ${hospitalCode}`

/** Writes all lines of goods or none: of goods that are half there nobody knows what they are. */
const writeLines = async (db: Db, lines: readonly Line[], brings: ReadonlySet<string>): Promise<ImportedRows<Line>> => {
  const hospitals = await findImported(db, lines.map(({ hospitalCode }) => hospitalCode).filter(Boolean))
  const refused = new Map<Line, Why>()
  const linesOf = new Map<BroughtGoods, readonly Line[]>()
  for (const group of Map.groupBy(lines, goodsOf).values()) {
    const placed = placeGroup(group as [Line, ...Line[]], hospitals)
    if ('goods' in placed) linesOf.set(placed.goods, group)
    else for (const line of group) refused.set(line, placed.why)
  }
  const { came: specials, faults, ...written } = await bringGoods(db, [...linesOf.keys()], brings)
  for (const [goods, fault] of faults) for (const line of linesOf.get(goods) ?? []) refused.set(line, faultWords[fault])
  const came = new Map(
    lines.flatMap((line) => {
      const outcome = specials.get(line.special)
      return outcome ? [[line, outcome] as const] : []
    }),
  )
  const added = [...came.values()].filter((outcome) => outcome === 'added').length
  return { ...written, added, changed: came.size - added, came, refused }
}

type Hospitals = Awaited<ReturnType<typeof findImported>>

/** Goods with all their lines, and their seller, which is the platform where they name no hospital; or why they cannot be taken. */
const placeGroup = (
  lines: readonly [Line, ...Line[]],
  hospitals: Hospitals,
): { goods: BroughtGoods } | { why: Why } => {
  const [{ hospitalCode, code, goods }] = lines
  const seller = hospitals.get(hospitalCode)
  if (hospitalCode !== '' && !seller) return { why: notImported('hospital', hospitalCode) }
  const differing = shared.find(([key]) => new Set(lines.map((line) => String(line.goods[key]))).size > 1)
  if (differing) return { why: notAlike(code, differing[1]) }
  const { id: hospitalId = null, cityId = 0 } = seller ?? {}
  const sourceKey = `import:${hospitalId ?? 0}/${code}`
  return { goods: { ...goods, hospitalId, cityId, sourceKey, specials: lines.map(({ special }) => special) } }
}

/** What all lines of goods say alike, by its columns. */
const shared: readonly (readonly [keyof Line['goods'], column: string])[] = [
  ['name', 'name'],
  ['categoryId', 'category'],
  ['subtitle', 'subtitle'],
  ['brand', 'brand'],
  ['kind', 'kind'],
  ['drugType', 'drug_type'],
  ['approvalNo', 'approval_no'],
  ['isSupplement', 'is_supplement'],
  ['images', 'pictures'],
]

const notAlike = (code: string, column: string): Why =>
  why(
    `lines of the goods "${code}" say different things under ${column}`,
    `商品“${code}”的几行“{${column}}”不一样，同一件商品要写得一样`,
  )

const faultWords: Readonly<Record<SpecialsFault, Why>> = {
  unnamed: why(
    'these goods have several specifications: name the one that is meant',
    '这件商品有几个规格，请填“{specification}”或“{specification_code}”',
  ),
  alike: why('two specifications of these goods would have the same name', '这件商品会有两个同名的规格'),
  'too-many': why(`goods have at most ${MOST_SPECIALS} specifications`, `一件商品最多 ${MOST_SPECIALS} 个规格`),
}

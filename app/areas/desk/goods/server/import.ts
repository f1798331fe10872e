import { findImported, notImported } from '#app/areas/guahao/hospitals/server/public.ts'
import { type CategoryRow, listTree } from '#app/areas/mall/catalogue/server/public.ts'
import { drugTypes, payTypes } from '#app/areas/mall/goods/rules.ts'
import { type BroughtGoods, bringGoods, findSoldAsSeveral } from '#app/areas/mall/goods/server/public.ts'
import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { atMost, fenOf, listOf, meaningOf, needed, notFilled, wholeOf, yesOrNo } from '#kit/csv/server/values.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { DEAREST_YUAN, draftFault, MOST, MOST_PIECES_AT_ONCE, NAME_LENGTH } from '../rules.ts'

/** A line of the file: the goods without what their hospital says. */
type Line = Omit<BroughtGoods, 'sourceKey' | 'hospitalId' | 'cityId'> & { hospitalCode: string; code: string }

/** Goods that are sent, each sold as one thing, from a file; the columns are told in docs/import.md. */
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
      read: (values) => ({ ...readLine(values, categoryOf(tree, values.category)), publishedAt: now }),
      keyOf: ({ code, hospitalCode }) => `${code} ${hospitalCode}`,
      async write(db, lines) {
        const refused = new Map<Line, Why>()
        const placed = await placeLines(db, lines, refused)
        if (placed.length === 0) return { added: 0, changed: 0, ids: [], refused }
        return { ...(await bringGoods(db, placed, brings)), refused }
      },
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

const readLine = (values: Record<string, string>, category: CategoryRow): Omit<Line, 'publishedAt'> => {
  const priceFen = fenOf(values.price, DEAREST_YUAN, 'price')
  if (priceFen === undefined) throw notFilled('price')
  const special = {
    name: atMost(40, values.specification, 'specification') || '标准',
    priceFen,
    orgPriceFen: fenOf(values.org_price, DEAREST_YUAN, 'org_price') ?? priceFen,
    weightGrams: wholeOf(values.weight, [0, 100_000], 'weight') ?? 0,
  }
  const goods = {
    kind: meaningOf(kindWords, values.kind, 'kind') ?? 'parcel',
    drugType: meaningOf(drugWords, values.drug_type, 'drug_type') ?? drugTypes.none,
    approvalNo: atMost(40, values.approval_no, 'approval_no'),
    isSupplement: meaningOf(yesOrNo, values.is_supplement, 'is_supplement') ?? false,
    payTypes: [payTypes.whole],
    appointment: 'none' as const,
    bookable: [],
  }
  const hospitalCode = atMost(500, values.hospital_code, 'hospital_code')
  const specials = [{ ...special, depositFen: 0 }]
  const fault = draftFault({ ...goods, isPlatform: hospitalCode === '', specials })
  if (fault) throw new RowRefused(`it contradicts itself: ${fault}`, fault)
  return {
    ...goods,
    hospitalCode,
    code: needed(100, values.goods_code, 'goods_code'),
    name: needed(NAME_LENGTH, values.name, 'name'),
    subtitle: atMost(80, values.subtitle, 'subtitle'),
    brand: atMost(30, values.brand, 'brand'),
    images: listOf(values.pictures ?? ''),
    categoryId: category.id,
    picture: category.picture,
    isOn: false,
    special,
    pieces: wholeOf(values.stock, [0, MOST_PIECES_AT_ONCE], 'stock') ?? 0,
  }
}

/** Lines with their seller, which is the platform where they name no hospital; refused is what cannot be known again. */
const placeLines = async (db: Db, lines: readonly Line[], refused: Map<Line, Why>): Promise<BroughtGoods[]> => {
  const hospitals = await findImported(db, lines.map(({ hospitalCode }) => hospitalCode).filter(Boolean))
  const placed = lines.flatMap((line) => {
    const { hospitalCode, code, ...told } = line
    const seller = hospitals.get(hospitalCode)
    if (hospitalCode === '' || seller) {
      const { id: hospitalId = null, cityId = 0 } = seller ?? {}
      return [{ line, row: { ...told, hospitalId, cityId, sourceKey: `import:${hospitalId ?? 0}/${code}` } }]
    }
    refused.set(line, notImported('hospital', hospitalCode))
    return []
  })
  const several = await findSoldAsSeveral(
    db,
    placed.map(({ row }) => row.sourceKey),
  )
  return placed.flatMap(({ line, row }) => {
    if (!several.has(row.sourceKey)) return [row]
    refused.set(line, soldAsSeveral)
    return []
  })
}

const soldAsSeveral = why(
  'these goods have several specifications by now: change them at the desk',
  '这件商品已经有几个规格，请在商品页修改',
)

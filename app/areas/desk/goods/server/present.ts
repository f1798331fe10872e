import { priceSpace } from '#app/areas/mall/goods/rules.ts'
import {
  drawingOf,
  type findManaged,
  type listCountedSkus,
  type listManaged,
} from '#app/areas/mall/goods/server/public.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { type Appointment, drugWords, kindWords } from '../rules.ts'

type ManagedRow = Awaited<ReturnType<ReturnType<typeof listManaged>['upTo']>>[number]
type GoodsRow = NonNullable<Awaited<ReturnType<typeof findManaged>>>
type CountedSku = Awaited<ReturnType<typeof listCountedSkus>>[number]

/** Goods as the desk's list has them. */
export const asRow = ({ goods, categoryName, left }: ManagedRow) => ({
  goods_id: goods.id,
  goods_name: goods.name,
  img: drawingOf(goods),
  kind: goods.kind,
  category_name: categoryName,
  price_space: priceSpace(goods.fromFen, goods.toFen),
  stock: left,
  sold_num: goods.soldCount,
  drug_type: goods.drugType,
  is_on: goods.isOn,
  is_platform: goods.hospitalId === null,
})

/** The same as a file. */
export const goodsColumns: CsvColumns<ManagedRow> = {
  商品编号: ({ goods }) => goods.id,
  商品: ({ goods }) => goods.name,
  品牌: ({ goods }) => goods.brand,
  类型: ({ goods }) => kindWords[goods.kind],
  药品: ({ goods }) => drugWords[goods.drugType] ?? '',
  分类: ({ categoryName }) => categoryName,
  '最低售价（元）': ({ goods }) => ({ fen: goods.fromFen }),
  '最高售价（元）': ({ goods }) => ({ fen: goods.toFen }),
  库存: ({ left }) => left,
  已售: ({ goods }) => goods.soldCount,
  状态: ({ goods }) => (goods.isOn ? '在售' : '已下架'),
  销售方: ({ goods }) => (goods.hospitalId === null ? '平台' : '本院'),
}

/** Goods with everything that can be changed about them. */
export const asDraft = (
  goods: GoodsRow,
  {
    skus,
    categoryName,
    templateId,
    places,
    illnesses,
  }: {
    skus: readonly CountedSku[]
    categoryName: string
    templateId: number | null
    places: readonly { id: number; name: string }[]
    illnesses: readonly string[]
  },
) => ({
  goods_id: goods.id,
  is_on: goods.isOn,
  is_platform: goods.hospitalId === null,
  kind: goods.kind,
  goods_name: goods.name,
  subtitle: goods.subtitle,
  brand: goods.brand,
  tags: goods.tags,
  category_id: goods.categoryId,
  category_name: categoryName,
  project_category_id: goods.projectCategoryId,
  drug_type: goods.drugType,
  approval_no: goods.approvalNo,
  is_supplement: goods.isSupplement,
  is_overseas: goods.isOverseas,
  images: goods.images,
  detail: goods.detailParts,
  notice: goods.notice,
  consent: goods.consent,
  pay_types: goods.payTypes,
  limit_num: goods.limitEach,
  appointment: goods.appointment as Appointment,
  bookable: goods.bookable,
  valid_days: goods.validDays,
  template_id: templateId,
  doctor_ids: goods.doctorIds,
  places: [...places],
  catalogue_id: goods.departmentId,
  illnesses: [...illnesses],
  is_recommended: goods.isRecommended,
  is_promoted: goods.isPromoted,
  specials: skus
    .filter(({ sku }) => sku.isOn)
    .map(({ sku, count }) => ({
      special_id: sku.id,
      special_name: sku.name,
      price: sku.priceFen,
      org_price: sku.orgPriceFen,
      deposit: sku.depositFen,
      weight: sku.weightGrams,
      stock: count.left,
    })),
})

/** A specification with where its pieces are. */
export const asStockLine = ({ sku: { id, name, isOn }, count: { total, left, held } }: CountedSku) => ({
  special_id: id,
  special_name: name,
  is_on: isOn,
  left,
  held,
  sold: total - left - held,
})

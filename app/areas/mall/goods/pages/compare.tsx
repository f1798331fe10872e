import { cityCategoryGoods } from '#app/areas/mall/shelf/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { goodsDetail } from '../contract.ts'
import { CompareTable } from '../parts/compare-table.tsx'
import { goodsOrWords } from '../parts/load-goods.ts'
import { MoreToCompare } from '../parts/more-to-compare.tsx'
import { comparedIn, isPackage, MOST_COMPARED } from '../rules/compare.ts'
import type { Route } from './+types/compare'

export { handle } from 'virtual:rows/goods-compare'

const OFFERED = 10

const load = async ({ callApi, query }: Loading) => {
  const wanted = comparedIn(query)
  const found = await Promise.all(wanted.map((goods_id) => goodsOrWords(callApi, goodsDetail, { goods_id })))
  const known = found.filter((one) => typeof one !== 'string')
  // A table of an exam and of pills says nothing of either.
  const packages = known.filter(isPackage)
  const [first] = packages
  const mayAdd = first !== undefined && packages.length < MOST_COMPARED
  const more = mayAdd ? await callApi(cityCategoryGoods, { category_id: first.category_id, page_size: OFFERED }) : null
  const chosen = packages.map(({ goods_id }) => goods_id)
  return {
    packages,
    gone: wanted.length - known.length,
    others: known.length - packages.length,
    more: (more?.list ?? []).filter(({ goods_id }) => !chosen.includes(goods_id)),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ComparePage({ loaderData: { packages, gone, others, more } }: Route.ComponentProps) {
  const chosen = packages.map(({ goods_id }) => goods_id)
  if (packages.length === 0)
    return (
      <Frame bar={{}}>
        <Empty
          title={whyNone({ gone, others })}
          text="打开一个套餐，点“和别的套餐比一比”。"
          action={<ButtonLink to="/health/category">去选套餐</ButtonLink>}
        />
      </Frame>
    )
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        {gone > 0 && <p className="text-14 text-ink-2">有 {gone} 个套餐已经下架，没有放进来。</p>}
        {others > 0 && <p className="text-14 text-ink-2">有 {others} 个不是套餐，没有放进来。</p>}
        <CompareTable packages={packages} />
        {packages.length < MOST_COMPARED && (
          <TitledSection title={`再选一个来比（最多 ${MOST_COMPARED} 个）`}>
            <MoreToCompare goods={more} chosen={chosen} />
          </TitledSection>
        )}
      </div>
    </Frame>
  )
}

/** Why there is no package to be compared. */
const whyNone = ({ gone, others }: { gone: number; others: number }): string => {
  if (gone > 0) return '要对比的套餐已经下架'
  return others > 0 ? '选的商品不是套餐，不能这样比' : '还没有选要对比的套餐'
}

import { HospitalIcon, MessageSquareTextIcon, SearchIcon } from 'lucide-react'
import { catalogueList } from '#app/areas/mall/catalogue/contract.ts'
import { GoodsTile } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { entityGoodsDiscount, goodsSellers, projectList } from '../contract.ts'
import { CategoryLinks } from '../parts/category-links.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/shop'

export { handle } from 'virtual:rows/R111'

const load = async ({ callApi }: Loading) => {
  const [tree, projects, sale, sellers] = await Promise.all([
    callApi(catalogueList, {}),
    callApi(projectList, { page_size: 4 }),
    callApi(entityGoodsDiscount, { page_size: 4 }),
    callApi(goodsSellers, { of: 'projects' }),
  ])
  return { tree: tree.list, projects: projects.list, sale: sale.list, sellers: sellers.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ShopHomePage({ loaderData: { tree, projects, sale, sellers } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 py-12">
        <div className="px-16">
          <SearchBox action="/shop/projectSearch" name="keyword" placeholder="搜医疗项目" />
        </div>
        <Section title="医疗服务" to="/shop/serviceIndex">
          <CategoryLinks label="医疗服务" categories={tree} to="/shop/serviceList" />
        </Section>
        <div className="mx-16 divide-y divide-line overflow-hidden rounded-12 bg-card shadow-soft">
          <Cell title="知道要做什么？" note="按项目名称或类别找" start={<SearchIcon />} to="/shop/projectSearch" />
          <Cell title="不知道选哪个？" note="客服帮您看看" start={<MessageSquareTextIcon />} to="/help/question" />
        </div>
        <Section title="热门项目" to="/shop/projectList">
          <Pair goods={projects} />
        </Section>
        <Section title="优惠商品" to="/shop/productIndex">
          <Pair goods={sale} />
        </Section>
        {sellers.length > 0 && (
          <Section title="按医院挑" to="/shop/projectList">
            <CellGroup>
              {sellers.map(({ unit_id, unit_name, goods_num }) => (
                <Cell
                  key={unit_id}
                  start={<HospitalIcon />}
                  title={unit_name}
                  value={`${goods_num} 个项目`}
                  to={address('/shop/projectList', { unit_id })}
                />
              ))}
            </CellGroup>
          </Section>
        )}
      </div>
    </Frame>
  )
}

function Pair({ goods }: { goods: Route.ComponentProps['loaderData']['projects'] }) {
  return (
    <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
      {goods.map((one) => (
        <GoodsTile key={one.goods_id} goods={one} />
      ))}
    </div>
  )
}

import { catalogueList } from '#app/areas/mall/catalogue/contract.ts'
import { counted, type Filtered, filteredIn, inCall, inQuery } from '#app/areas/mall/goods/cards/filtered.ts'
import { GOODS_SIZE } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ListHead } from '#app/areas/mall/goods/cards/list-head.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { goodsSellers, projectList } from '../contract.ts'
import { NoProjects } from '../parts/no-projects.tsx'
import { ProjectRows } from '../parts/project-rows.tsx'
import type { Route } from './+types/service-list'

export { handle } from 'virtual:rows/R109'

const load = async ({ callApi, query }: Loading) => {
  const { list: tree } = await callApi(catalogueList, {})
  const asked = maybeId(query, 'category_id')
  const top =
    tree.find(({ category_id, children }) =>
      [category_id, ...children.map((one) => one.category_id)].includes(asked ?? 0),
    ) ?? tree[0]
  const chosen = asked ?? top?.category_id
  const filtered = filteredIn(query)
  const [projects, sellers] = await Promise.all([
    callApi(projectList, { catalogue_id: chosen, ...inCall(filtered), page_size: GOODS_SIZE }),
    callApi(goodsSellers, { of: 'projects', catalogue_id: chosen }),
  ])
  return { tree, top, chosen, filtered, projects: projects.list, sellers: sellers.list, brands: sellers.brands }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServiceListPage({ loaderData }: Route.ComponentProps) {
  const { tree, top, chosen, filtered, projects, sellers, brands } = loaderData
  const to = (category_id: number) => address('/shop/serviceList', { category_id })
  const at = (next: Filtered) => address('/shop/serviceList', { category_id: chosen, ...inQuery(next) })
  const ask = (next: Filtered, page: number, page_size = GOODS_SIZE) =>
    callApi(projectList, { catalogue_id: chosen, ...inCall(next), page, page_size })
  return (
    <Frame bar={{ title: top?.category_name }}>
      <Tabs
        label="服务"
        tabs={tree.map(({ category_id, category_name }) => ({
          text: category_name,
          to: to(category_id),
          current: category_id === top?.category_id,
        }))}
      />
      {top && (
        <FilterBar
          label="细分"
          filters={[
            { text: '全部', to: to(top.category_id), current: chosen === top.category_id },
            ...top.children.map(({ category_id, category_name }) => ({
              text: category_name,
              to: to(category_id),
              current: category_id === chosen,
            })),
          ]}
        />
      )}
      <ListHead
        {...filtered}
        sellers={sellers}
        brands={brands}
        to={at}
        count={(wish) => counted(ask({ ...filtered, wish }, 1, 1))}
      />
      <div className="p-16">
        <ProjectRows
          first={projects}
          load={async (page) => (await ask(filtered, page)).list}
          empty={<NoProjects wish={filtered.wish} to={(wish) => at({ ...filtered, wish })} />}
        />
      </div>
    </Frame>
  )
}

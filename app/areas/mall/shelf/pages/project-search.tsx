import { catalogueList } from '#app/areas/mall/catalogue/contract.ts'
import { counted, type Filtered, filteredIn, inCall, inQuery } from '#app/areas/mall/goods/cards/filtered.ts'
import { GOODS_SIZE } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ListHead } from '#app/areas/mall/goods/cards/list-head.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { goodsSellers, searchProjects } from '../contract.ts'
import { NoProjects } from '../parts/no-projects.tsx'
import { ProjectRows } from '../parts/project-rows.tsx'
import type { Route } from './+types/project-search'

export { handle } from 'virtual:rows/R121'

const load = async ({ callApi, query }: Loading) => {
  const wanted = {
    keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
    dep_id: maybeId(query, 'dep_id'),
    ill_id: maybeId(query, 'ill_id'),
  }
  const filtered = filteredIn(query)
  const isAsked = Object.values(wanted).some((one) => one !== undefined)
  const [tree, found, sellers] = await Promise.all([
    callApi(catalogueList, {}),
    isAsked ? callApi(searchProjects, { ...wanted, ...inCall(filtered), page_size: GOODS_SIZE }) : { list: [] },
    isAsked ? callApi(goodsSellers, { ...wanted, of: 'projects' }) : { list: [], brands: [] },
  ])
  const { list, brands } = sellers
  return { wanted, filtered, isAsked, tree: tree.list, projects: found.list, sellers: list, brands }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProjectSearchPage({ loaderData }: Route.ComponentProps) {
  const { wanted, filtered, isAsked, tree, projects, sellers, brands } = loaderData
  const at = (next: Filtered) => address('/shop/projectSearch', { ...wanted, ...inQuery(next) })
  const ask = (next: Filtered, page: number, page_size = GOODS_SIZE) =>
    callApi(searchProjects, { ...wanted, ...inCall(next), page, page_size })
  return (
    <Frame bar={{}}>
      <div className="px-16 pt-16 pb-8">
        <SearchBox action="/shop/projectSearch" name="keyword" placeholder="如 洁牙" defaultValue={wanted.keyword} />
      </div>
      {isAsked && (
        <ListHead
          {...filtered}
          sellers={sellers}
          brands={brands}
          to={at}
          count={(wish) => counted(ask({ ...filtered, wish }, 1, 1))}
        />
      )}
      <div className="p-16">
        {isAsked ? (
          <ProjectRows
            first={projects}
            load={async (page) => (await ask(filtered, page)).list}
            empty={
              <NoProjects
                title={wanted.keyword ? `没有找到“${wanted.keyword}”` : undefined}
                wish={filtered.wish}
                to={(wish) => at({ ...filtered, wish })}
              />
            }
          />
        ) : (
          <section>
            <h2 className="pb-8 text-16 font-semibold">按类别找</h2>
            <div className="flex flex-wrap gap-8">
              {tree
                .flatMap(({ children }) => children)
                .map(({ category_id, category_name }) => (
                  <Chip key={category_id} to={address('/shop/serviceList', { category_id })}>
                    {category_name}
                  </Chip>
                ))}
            </div>
          </section>
        )}
      </div>
    </Frame>
  )
}

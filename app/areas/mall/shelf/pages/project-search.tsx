import { catalogueList } from '#app/areas/mall/catalogue/contract.ts'
import { GOODS_SIZE } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { searchProjects } from '../contract.ts'
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
  const isAsked = Object.values(wanted).some((one) => one !== undefined)
  const [tree, found] = await Promise.all([
    callApi(catalogueList, {}),
    isAsked ? callApi(searchProjects, { ...wanted, page_size: GOODS_SIZE }) : { list: [] },
  ])
  return { wanted, isAsked, tree: tree.list, projects: found.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProjectSearchPage({ loaderData: { wanted, isAsked, tree, projects } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <SearchBox
          action="/shop/projectSearch"
          name="keyword"
          placeholder="项目名称，如 洁牙"
          defaultValue={wanted.keyword}
        />
        {isAsked ? (
          <ProjectRows
            first={projects}
            load={async (page) => (await callApi(searchProjects, { ...wanted, page, page_size: GOODS_SIZE })).list}
            empty={<NoProjects title={wanted.keyword ? `没有找到“${wanted.keyword}”` : undefined} />}
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

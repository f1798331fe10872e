import { GOODS_SIZE } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { SortTabs } from '#app/areas/mall/goods/cards/sort-tabs.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { departmentProjects, projectList } from '../contract.ts'
import { NoProjects } from '../parts/no-projects.tsx'
import { ProjectRows } from '../parts/project-rows.tsx'
import type { Route } from './+types/project-list'

export { handle } from 'virtual:rows/R120'

const sorts = [
  { sort: 'default', text: '综合' },
  { sort: 'price', text: '价格' },
  { sort: 'newest', text: '新上架' },
] as const
const names = ['default', 'price_up', 'price_down', 'newest'] as const
type Sort = (typeof names)[number]

interface Wanted {
  dep_id: number | undefined
  catalogue_id: number | undefined
  sort: Sort
}

/** Those of a department, in the order of how often they are done; or those of a branch, in an order that is chosen. */
const listOf = (callApi: CallApi, { dep_id, catalogue_id, sort }: Wanted, page: number) =>
  dep_id === undefined
    ? callApi(projectList, { catalogue_id, sort, page, page_size: GOODS_SIZE })
    : callApi(departmentProjects, { dep_id, page, page_size: GOODS_SIZE })

const load = async ({ callApi, query }: Loading) => {
  const wanted: Wanted = {
    dep_id: maybeId(query, 'dep_id'),
    catalogue_id: maybeId(query, 'category_id'),
    sort: names.find((name) => name === query.get('sort')) ?? 'default',
  }
  return { wanted, projects: (await listOf(callApi, wanted, 1)).list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProjectListPage({ loaderData: { wanted, projects } }: Route.ComponentProps) {
  const { dep_id, catalogue_id: category_id } = wanted
  return (
    <Frame bar={{ title: dep_id === undefined ? undefined : '科室项目' }}>
      {dep_id === undefined && (
        <SortTabs<Sort>
          sorts={sorts}
          chosen={wanted.sort}
          to={(sort) => address('/shop/projectList', { category_id, sort: sort === 'default' ? undefined : sort })}
        />
      )}
      <div className="p-16">
        <ProjectRows
          first={projects}
          load={async (page) => (await listOf(callApi, wanted, page)).list}
          empty={<NoProjects title={dep_id === undefined ? undefined : '这个科室还没有可以直接购买的项目'} />}
        />
      </div>
    </Frame>
  )
}

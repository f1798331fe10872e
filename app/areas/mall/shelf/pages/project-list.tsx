import { AdvertLines } from '#app/areas/content/adverts/cards/advert-lines.tsx'
import { loadStoreAdverts } from '#app/areas/content/adverts/cards/load-adverts.ts'
import { counted, type Filtered, filteredIn, inCall, inQuery } from '#app/areas/mall/goods/cards/filtered.ts'
import { GOODS_SIZE } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ListHead } from '#app/areas/mall/goods/cards/list-head.tsx'
import { countWishes } from '#app/areas/mall/goods/rules/wish.ts'
import { Frame } from '#app/shell/frame.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { departmentProjects, goodsSellers, projectList } from '../contract.ts'
import { NoProjects } from '../parts/no-projects.tsx'
import { ProjectRows } from '../parts/project-rows.tsx'
import type { Route } from './+types/project-list'

export { handle } from 'virtual:rows/R120'

interface Wanted {
  dep_id: number | undefined
  catalogue_id: number | undefined
}

const load = async ({ callApi, query }: Loading) => {
  const wanted: Wanted = { dep_id: maybeId(query, 'dep_id'), catalogue_id: maybeId(query, 'category_id') }
  const filtered = filteredIn(query)
  const { unit_id } = filtered.wish
  const [projects, sellers, adverts] = await Promise.all([
    listOf(callApi, wanted, filtered, 1),
    // A department's projects are of one hospital.
    wanted.dep_id === undefined
      ? callApi(goodsSellers, { of: 'projects', catalogue_id: wanted.catalogue_id })
      : { list: [], brands: [] },
    unit_id === undefined ? [] : loadStoreAdverts(callApi, unit_id),
  ])
  return { wanted, filtered, projects: projects.list, sellers: sellers.list, brands: sellers.brands, adverts }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Those of a department or of a branch, as they are wanted. */
const listOf = (
  callApi: CallApi,
  { dep_id, catalogue_id }: Wanted,
  filtered: Filtered,
  page: number,
  page_size = GOODS_SIZE,
) =>
  dep_id === undefined
    ? callApi(projectList, { catalogue_id, ...inCall(filtered), page, page_size })
    : callApi(departmentProjects, { dep_id, ...inCall(filtered), page, page_size })

export default function ProjectListPage({ loaderData }: Route.ComponentProps) {
  const { wanted, filtered, projects, sellers, brands, adverts } = loaderData
  const isOfDepartment = wanted.dep_id !== undefined
  const at = (next: Filtered) =>
    address('/shop/projectList', { category_id: wanted.catalogue_id, dep_id: wanted.dep_id, ...inQuery(next) })
  return (
    <Frame bar={{ title: isOfDepartment ? '科室项目' : undefined }}>
      <ListHead
        {...filtered}
        sellers={sellers}
        brands={brands}
        to={at}
        count={(wish) => counted(listOf(callApi, wanted, { ...filtered, wish }, 1, 1))}
      />
      <div className="space-y-16 p-16">
        <ProjectRows
          first={projects}
          load={async (page) => (await listOf(callApi, wanted, filtered, page)).list}
          empty={
            isOfDepartment && countWishes(filtered.wish) === 0 ? (
              <NoProjects title="这个科室还没有可以直接购买的项目" />
            ) : (
              <NoProjects wish={filtered.wish} to={(wish) => at({ ...filtered, wish })} />
            )
          }
        />
        <AdvertLines adverts={adverts} />
      </div>
    </Frame>
  )
}

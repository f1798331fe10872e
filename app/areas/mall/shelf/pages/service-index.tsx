import { catalogueList } from '#app/areas/mall/catalogue/contract.ts'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { projectList } from '../contract.ts'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/service-index'

export { handle } from 'virtual:rows/R110'

const load = async ({ callApi }: Loading) => {
  const [tree, projects] = await Promise.all([
    callApi(catalogueList, {}),
    callApi(projectList, { sort: 'sold', page_size: 6 }),
  ])
  return { tree: tree.list, projects: projects.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServiceIndexPage({ loaderData: { tree, projects } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-12 py-12">
        <div className="px-16">
          <SearchBox action="/shop/projectSearch" name="keyword" placeholder="搜医疗项目" />
        </div>
        <div className="mx-16 divide-y divide-line rounded-12 bg-card px-12 shadow-soft">
          {tree.map(({ category_id, category_name, img, children }) => (
            <section key={category_id} className="flex gap-12 py-12">
              <Picture src={img} alt="" width={48} height={48} className="size-48 shrink-0 rounded-12" />
              <div className="min-w-0">
                <h2 className="pb-8 text-16 font-medium">{category_name}</h2>
                <div className="flex flex-wrap gap-8">
                  <Chip to={address('/shop/serviceList', { category_id })}>全部</Chip>
                  {children.map((child) => (
                    <Chip key={child.category_id} to={address('/shop/serviceList', { category_id: child.category_id })}>
                      {child.category_name}
                    </Chip>
                  ))}
                </div>
              </div>
            </section>
          ))}
        </div>
        <Section title="大家常做的项目" to="/shop/projectList">
          <div className="space-y-12">
            {projects.map((goods) => (
              <GoodsRow key={goods.goods_id} goods={goods} />
            ))}
          </div>
        </Section>
      </div>
    </Frame>
  )
}

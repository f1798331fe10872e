import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { projectList } from '#app/areas/mall/shelf/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import type { Route } from './+types/superior'

export { handle } from 'virtual:rows/R034'

const SHOWN = 4

const load = async ({ callApi }: Loading) => {
  const [units, projects] = await Promise.all([
    callApi(unitList, { sort: 'level', page_size: SHOWN }),
    callApi(projectList, { sort: 'sold', page_size: SHOWN }),
  ])
  return { units: units.list, projects: projects.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SuperiorPage({ loaderData: { units, projects } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        {units.length === 0 && projects.length === 0 && <NothingHere />}
        {units.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">等级最高的医院</h2>
            {units.map((unit) => (
              <UnitCard
                key={unit.unit_id}
                unit={unit}
                to={address('/health/service/hospital', { unit_id: unit.unit_id })}
              />
            ))}
          </section>
        )}
        {projects.length > 0 && (
          <section className="space-y-12">
            <div className="flex items-center justify-between">
              <h2 className="text-16 font-semibold">买得最多的项目</h2>
              <Link to="/health/superiorlist" className="flex min-h-target items-center text-14 text-accent-ink">
                全部项目
              </Link>
            </div>
            {projects.map((project) => (
              <GoodsRow key={project.goods_id} goods={project} />
            ))}
          </section>
        )}
      </div>
    </Frame>
  )
}

const NothingHere = () => (
  <Empty
    drawing="search"
    title="这里还没有优选的医院和项目"
    text="换个城市看看，或者先在全国的医院里找。"
    action={
      <div className="flex flex-wrap justify-center gap-12">
        <ButtonLink to="/city/index">换个城市</ButtonLink>
        <ButtonLink kind="secondary" to="/unit/list">
          全部医院
        </ButtonLink>
      </div>
    }
  />
)

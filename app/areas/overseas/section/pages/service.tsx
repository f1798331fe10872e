import { kindListAddress, servicesAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasGoods, overseasPubCategories } from '#app/areas/overseas/directory/contract.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { AbroadFrame } from '../parts/abroad-frame.tsx'
import { Services } from '../parts/growing.tsx'
import type { Route } from './+types/service'

export { handle } from 'virtual:rows/R082'

const load = async ({ callApi, query }: Loading) => {
  const category_id = maybeId(query, 'category_id')
  const [kinds, goods] = await Promise.all([
    callApi(overseasPubCategories, {}),
    callApi(overseasGoods, { category_id }),
  ])
  return { category_id, kinds: kinds.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AbroadServicePage({ loaderData: { category_id, kinds, goods } }: Route.ComponentProps) {
  const current = kinds.find((kind) => kind.category_id === category_id)
  return (
    <AbroadFrame share={{ title: '海外医疗服务', desc: '价目逐项列出，付给谁写清楚。' }}>
      <FilterBar
        label="病种"
        filters={[
          { text: '全部', to: servicesAddress(), current: category_id === undefined },
          ...kinds
            .filter(({ goods_num }) => goods_num > 0)
            .map((kind) => ({
              text: kind.category_name,
              to: servicesAddress(kind.category_id),
              current: kind.category_id === category_id,
            })),
        ]}
      />
      <div className="space-y-12 px-16 pt-4 pb-16">
        <h2 className="sr-only">服务</h2>
        {current && <p className="text-14 text-ink-2">{current.intro}</p>}
        <Services
          first={goods}
          by={{ category_id }}
          action={
            <ButtonLink kind="secondary" to={kindListAddress('advantageHos', category_id)}>
              看有优势的医院
            </ButtonLink>
          }
        />
      </div>
    </AbroadFrame>
  )
}

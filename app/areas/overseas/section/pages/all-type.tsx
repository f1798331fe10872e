import { abroadIllnessAddress, kindListsAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasIllnesses, overseasPubCategories } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import type { Route } from './+types/all-type'

export { handle } from 'virtual:rows/R068'

const load = async ({ callApi }: Loading) => {
  const [kinds, illnesses] = await Promise.all([callApi(overseasPubCategories, {}), callApi(overseasIllnesses, {})])
  return { kinds: kinds.list, illnesses: illnesses.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AllTypePage({ loaderData: { kinds, illnesses } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {kinds.length === 0 && <Empty title="还没有分类" text="海外就医的分类会出现在这里。" />}
        {kinds.map(({ category_id, category_name, intro, unit_num, goods_num }) => (
          <Card
            key={category_id}
            title={category_name}
            aside={
              <Link to={kindListsAddress(category_id)} className="flex min-h-target items-center text-accent-ink">
                {unit_num} 家机构、{goods_num} 项服务
              </Link>
            }
          >
            <p className="text-14 text-ink-2">{intro}</p>
            <ul className="flex flex-wrap gap-8 pt-12">
              {illnesses
                .filter((one) => one.category_name === category_name)
                .map(({ ill_id, ill_name }) => (
                  <li key={ill_id}>
                    <Link
                      to={abroadIllnessAddress(ill_id)}
                      className="flex min-h-target items-center rounded-full border border-line px-16 text-14"
                    >
                      {ill_name}
                    </Link>
                  </li>
                ))}
            </ul>
          </Card>
        ))}
      </div>
    </Frame>
  )
}

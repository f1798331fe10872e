import { abroadIllnessAddress, adviserAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasIllnesses } from '#app/areas/overseas/directory/contract.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { KindFrame, loadKinds } from '../parts/kind-frame.tsx'
import { NoPromise } from '../parts/no-promise.tsx'
import type { Route } from './+types/goods-list-serve-page'

export { handle } from 'virtual:rows/R073'

const load = async ({ callApi, query }: Loading) => {
  const chosen = await loadKinds({ callApi, query })
  const { list } = await callApi(overseasIllnesses, { category_id: chosen.category_id })
  return { ...chosen, list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServedOfKindPage({ loaderData: { list, ...chosen } }: Route.ComponentProps) {
  return (
    <KindFrame {...chosen} tab="servePage">
      <h2 className="sr-only">能做什么</h2>
      <NoPromise />
      {list.length === 0 && (
        <Empty
          title="还没有这一类的说明"
          text="可以先问顾问。"
          action={
            <ButtonLink kind="secondary" to={adviserAddress()}>
              问顾问
            </ButtonLink>
          }
        />
      )}
      {list.map(({ ill_id, ill_name, category_name, worth }) => (
        <Card key={ill_id} to={abroadIllnessAddress(ill_id)}>
          <p className="text-16 font-medium">{ill_name}</p>
          <p className="text-12 text-ink-3">{category_name}</p>
          <p className="pt-4 text-14 text-ink-2">{worth}</p>
        </Card>
      ))}
    </KindFrame>
  )
}

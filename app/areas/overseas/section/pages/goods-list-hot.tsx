import { overseasGoods } from '#app/areas/overseas/directory/contract.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { Services } from '../parts/growing.tsx'
import { KindFrame, loadKinds } from '../parts/kind-frame.tsx'
import type { Route } from './+types/goods-list-hot'

export { handle } from 'virtual:rows/R071'

const load = async ({ callApi, query }: Loading) => {
  const chosen = await loadKinds({ callApi, query })
  const { list } = await callApi(overseasGoods, { category_id: chosen.category_id })
  return { ...chosen, list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HotOfKindPage({ loaderData: { list, ...chosen } }: Route.ComponentProps) {
  return (
    <KindFrame {...chosen} tab="hot">
      <h2 className="sr-only">热门服务</h2>
      <Services first={list} by={{ category_id: chosen.category_id }} />
    </KindFrame>
  )
}

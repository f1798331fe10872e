import { overseasHospitals } from '#app/areas/overseas/directory/contract.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { Units } from '../parts/growing.tsx'
import { KindFrame, loadKinds } from '../parts/kind-frame.tsx'
import type { Route } from './+types/goods-list-advantage-hos'

export { handle } from 'virtual:rows/R072'

const load = async ({ callApi, query }: Loading) => {
  const chosen = await loadKinds({ callApi, query })
  const { list } = await callApi(overseasHospitals, { category_id: chosen.category_id })
  return { ...chosen, list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnitsOfKindPage({ loaderData: { list, ...chosen } }: Route.ComponentProps) {
  return (
    <KindFrame {...chosen} tab="advantageHos">
      <h2 className="sr-only">优势医院</h2>
      <Units first={list} by={{ category_id: chosen.category_id }} />
    </KindFrame>
  )
}

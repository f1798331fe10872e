import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { LabelPage, loadLabel } from '../parts/label-page.tsx'
import type { Route } from './+types/current-hot'

export { handle } from 'virtual:rows/R123'

const HOT = 1

const load = ({ callApi }: Loading) => loadLabel(callApi, HOT)
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CurrentHotPage({ loaderData }: Route.ComponentProps) {
  return <LabelPage found={loaderData} />
}

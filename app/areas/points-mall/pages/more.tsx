import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { LabelPage, loadLabel } from '../parts/label-page.tsx'
import { isLabel } from '../rules.ts'
import type { Route } from './+types/more'

export { handle } from 'virtual:rows/R124'

/** Shown where the address names no label that there is. */
const USUAL = 2

const load = ({ callApi, query }: Loading) => {
  const asked = maybeId(query, 'labelId')
  return loadLabel(callApi, isLabel(asked) ? asked : USUAL)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function MorePage({ loaderData }: Route.ComponentProps) {
  return <LabelPage found={loaderData} />
}

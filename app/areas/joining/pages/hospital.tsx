import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { behindGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { hospitalAuditState } from '../contract.ts'
import { ApplicationStanding } from '../parts/standing.tsx'
import type { Route } from './+types/hospital'

export { handle } from 'virtual:rows/R257'

const load = ({ callApi, query }: Loading) => callApi(hospitalAuditState, { unit_id: maybeId(query, 'unit_id') })
export const clientLoader = behindGate(load)

export default function HospitalAuditPage({ loaderData: standing }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <Frame bar={{}}>
      <ApplicationStanding standing={standing} onDone={revalidate} />
    </Frame>
  )
}

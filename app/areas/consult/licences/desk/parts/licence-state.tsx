import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { LicenceState as State } from '../../states.ts'
import type { deskLicences } from '../contract.ts'

/** A licence in the desk's list. */
export type Licence = CallOutput<typeof deskLicences>['list'][number]

const stateTones: Readonly<Record<State, Tone>> = {
  pending: 'warning',
  certified: 'success',
  refused: 'danger',
  withdrawn: 'plain',
  expired: 'danger',
}

/** Where a licence stands, and that it ends soon. */
export const LicenceState = ({ licence: { state, state_desc, is_expiring } }: { licence: Licence }) =>
  is_expiring === 1 ? <Tag tone="warning">即将到期</Tag> : <Tag tone={stateTones[state]}>{state_desc}</Tag>

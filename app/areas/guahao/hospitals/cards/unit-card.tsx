import { MapPinIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { distanceText } from '#kit/geo/distance-text.ts'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { unitList } from '../contract.ts'

type Unit = CallOutput<typeof unitList>['list'][number]

/** What the card shows of a hospital. */
export type ShownUnit = Pick<
  Unit,
  'unit_id' | 'unit_name' | 'image' | 'level_name' | 'class_name' | 'address' | 'distance'
> &
  Partial<Pick<Unit, 'is_demo'>>

/** A hospital as one chooses it: what it is, where it is, how far. */
export function UnitCard({ unit, to, aside }: { unit: ShownUnit; to?: string; aside?: ReactNode }) {
  return (
    <Card to={to ?? address('/unit/index', { unit_id: unit.unit_id })}>
      <div className="flex gap-12">
        <Picture
          src={unit.image}
          kind="hospital"
          alt=""
          width={64}
          height={64}
          className="size-64 shrink-0 rounded-8"
        />
        <div className="min-w-0 grow">
          <h3 className="text-16 font-semibold">{unit.unit_name}</h3>
          <div className="flex flex-wrap gap-6 py-4">
            <Tag tone="accent">{unit.level_name}</Tag>
            <Tag>{unit.class_name}</Tag>
            {unit.is_demo === 1 && <Tag>示范</Tag>}
          </div>
          <p className="flex items-start gap-4 text-12 text-ink-3">
            <MapPinIcon className="mt-2 shrink-0" />
            <span className="min-w-0 grow truncate elder:whitespace-normal">{unbroken(unit.address)}</span>
            <span className="shrink-0 text-14 text-ink-2 tabular-nums">{distanceText(unit.distance)}</span>
          </p>
          {aside}
        </div>
      </div>
    </Card>
  )
}

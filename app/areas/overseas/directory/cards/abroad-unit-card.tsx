import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { overseasHospitals } from '../contract.ts'
import { placeWords } from '../rules.ts'
import { abroadUnitAddress } from './overseas-address.ts'

/** A hospital abroad as lists have it. */
export type AbroadUnit = CallOutput<typeof overseasHospitals>['list'][number]

/** A hospital abroad: where it is, what it is good at, until when it is proven. */
export function AbroadUnitCard({ unit }: { unit: AbroadUnit }) {
  return (
    <Link
      to={abroadUnitAddress(unit.unit_id)}
      className="flex gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      <Picture src={unit.image} alt="" width={80} height={80} className="size-80 shrink-0 rounded-8 elder:hidden" />
      <span className="flex min-w-0 grow flex-col gap-4">
        <span className="text-16 font-medium">{unit.unit_name}</span>
        <span className="text-12 text-ink-3">{placeWords(unit.country_name, unit.city)}</span>
        <span className="text-12 text-ink-2">{unit.departments.slice(0, 3).join('、')}</span>
        <span className="flex flex-wrap gap-4">
          {unit.proof_end_date && <Tag tone="success">授权至 {unit.proof_end_date}</Tag>}
          {unit.is_demo === 1 && <Tag>示范数据</Tag>}
        </span>
      </span>
    </Link>
  )
}

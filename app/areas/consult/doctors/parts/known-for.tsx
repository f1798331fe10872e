import { chipLook } from '#kit/ui/chip-look.ts'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { famousIllTags } from '../contract.ts'
import { consultListAddress } from './consult-filters.tsx'

interface KnownForProps {
  illnesses: CallOutput<typeof famousIllTags>['list']
  depId: number
}

/** So many stand under a department: more is no choice any more. */
const MOST = 8

/** Illnesses that doctors of a department are known for, each the way to who can be asked about it. */
export function KnownFor({ illnesses, depId }: KnownForProps) {
  if (illnesses.length === 0) return null
  return (
    <ul aria-label="擅长的疾病" className="flex flex-wrap gap-8">
      {illnesses.slice(0, MOST).map(({ ill_id, ill_name }) => (
        <li key={ill_id} className="max-w-full">
          <Link
            to={consultListAddress({ ill_id, dep_id: depId, sort: 'default' })}
            className={`${chipLook} border border-line bg-card text-ink-2`}
          >
            {ill_name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { ChevronRightIcon } from 'lucide-react'
import { chipLook } from '#kit/ui/chip-look.ts'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type diseaseRecommend, diseaseViewed } from '../contract.ts'

/** An illness as lists show it. */
type Illness = CallOutput<typeof diseaseRecommend>['list'][number]

/** The way to the doctors for it; the look is counted on the way, and nobody waits for that. */
const towards = ({ ill_id }: Illness) => ({
  to: address('/doctor/index', { ill_id }),
  onClick: () => void callApi(diseaseViewed, { ill_id }).catch(() => undefined),
})

/** One illness of a list, with what people call it. */
export function IllnessRow({ illness }: { illness: Illness }) {
  return (
    <Link
      {...towards(illness)}
      className="flex min-h-target items-center gap-12 rounded-12 bg-card px-16 py-12 shadow-soft active:opacity-80"
    >
      <span className="min-w-0 grow">
        <span className="block text-16">{illness.ill_name}</span>
        <span className="block truncate text-12 text-ink-3 empty:hidden">{illness.aliases.join('、')}</span>
      </span>
      <ChevronRightIcon className="shrink-0 text-ink-3" />
    </Link>
  )
}

/** Illnesses that many look for, as a cloud. */
export function IllnessCloud({ illnesses }: { illnesses: readonly Illness[] }) {
  return (
    <ul className="flex flex-wrap gap-8">
      {illnesses.map((illness) => (
        <li key={illness.ill_id}>
          <Link {...towards(illness)} className={`${chipLook} bg-well active:opacity-70`}>
            {illness.ill_name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import {
  BrainIcon,
  ClipboardListIcon,
  CrownIcon,
  FolderHeartIcon,
  HeadphonesIcon,
  HousePlusIcon,
  type LucideIcon,
  PillIcon,
  StarIcon,
} from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { type BlockOf, blockNames } from '../rules.ts'

type Service = BlockOf<'grid'>

const places: Record<Exclude<Service, 'exam'>, [to: string, Icon: LucideIcon]> = {
  pharmacy: ['/yiyao/cloud', PillIcon],
  'family-doctor': ['/familydoc/index', HousePlusIcon],
  records: ['/familydoc/records', FolderHeartIcon],
  lessons: ['/audio/index', HeadphonesIcon],
  mind: ['/shop/psychologyIndex', BrainIcon],
  member: ['/member/index', CrownIcon],
  'points-mall': ['/integral/index', StarIcon],
}

interface ServiceGridProps {
  /** In their order. */
  services: readonly Service[]
  /** Where exam packages stand; null where there are none. */
  examCategory: number | null
}

/** The ways to everything else, four in a row; in the elder version one under the other. */
export function ServiceGrid({ services, examCategory }: ServiceGridProps) {
  const shown = services.flatMap((service): { service: Service; to: string; Icon: LucideIcon }[] => {
    if (service !== 'exam') return [{ service, to: places[service][0], Icon: places[service][1] }]
    if (examCategory === null) return []
    return [{ service, to: address('/health/second', { category_id: examCategory }), Icon: ClipboardListIcon }]
  })
  if (shown.length === 0) return null
  return (
    <nav
      aria-label="服务"
      className="grid grid-cols-4 rounded-16 bg-card py-4 text-12 shadow-soft elder:grid-cols-1 elder:text-16"
    >
      {shown.map(({ service, to, Icon }) => (
        <Link
          key={service}
          to={to}
          className="flex min-h-72 flex-col items-center justify-center gap-6 px-2 py-8 text-center active:opacity-70 elder:min-h-target elder:flex-row elder:justify-start elder:gap-16 elder:px-16"
        >
          <Icon className="size-28 shrink-0 text-accent-ink" data-no-elder="" />
          {blockNames.grid[service]}
        </Link>
      ))}
    </nav>
  )
}

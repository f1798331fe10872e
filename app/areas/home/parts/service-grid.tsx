import {
  BrainIcon,
  ClipboardListIcon,
  CrownIcon,
  FolderHeartIcon,
  GlobeIcon,
  HeadphonesIcon,
  HousePlusIcon,
  type LucideIcon,
  PillIcon,
  StarIcon,
} from 'lucide-react'
import { type IconTile, IconTiles } from '#kit/ui/icon-tiles.tsx'
import { address } from '#kit/wire/address.ts'
import { type BlockOf, blockNames, MOST_SERVICES } from '../rules.ts'

type Service = BlockOf<'grid'>

const places: Record<Exclude<Service, 'exam'>, [to: string, Icon: LucideIcon]> = {
  pharmacy: ['/yiyao/cloud', PillIcon],
  'family-doctor': ['/familydoc/index', HousePlusIcon],
  records: ['/records/index', FolderHeartIcon],
  lessons: ['/audio/index', HeadphonesIcon],
  mind: ['/shop/psychologyIndex', BrainIcon],
  member: ['/member/index', CrownIcon],
  abroad: ['/gjyl', GlobeIcon],
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
  const shown = services.flatMap((service): IconTile[] => {
    const text = blockNames.grid[service]
    if (service !== 'exam') return [{ text, to: places[service][0], Icon: places[service][1] }]
    if (examCategory === null) return []
    return [{ text, to: address('/health/second', { category_id: examCategory }), Icon: ClipboardListIcon }]
  })
  if (shown.length === 0) return null
  return (
    <nav aria-label="服务" className="rounded-16 bg-card px-4 py-4 shadow-soft">
      <IconTiles tiles={shown.slice(0, MOST_SERVICES)} size="large" />
    </nav>
  )
}

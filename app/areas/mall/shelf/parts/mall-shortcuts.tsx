import {
  HospitalIcon,
  LayoutGridIcon,
  PillIcon,
  ShoppingBasketIcon,
  SparklesIcon,
  StethoscopeIcon,
  TagIcon,
  TrendingUpIcon,
} from 'lucide-react'
import { type IconTile, IconTiles } from '#kit/ui/icon-tiles.tsx'
import type { MallShortcut } from '../rules.ts'

const tiles: Record<MallShortcut, IconTile> = {
  category: { text: '全部分类', to: '/health/category', Icon: LayoutGridIcon },
  services: { text: '医疗服务', to: '/shop/index', Icon: StethoscopeIcon },
  goods: { text: '健康商品', to: '/shop/shopIndex', Icon: ShoppingBasketIcon },
  pharmacy: { text: '药房', to: '/yiyao/cloud', Icon: PillIcon },
  beauty: { text: '医学美容', to: '/health/beauty', Icon: SparklesIcon },
  sale: { text: '会员惠', to: '/shop/huiyiIndex', Icon: TagIcon },
  hot: { text: '热卖榜', to: '/health/hotList', Icon: TrendingUpIcon },
  superior: { text: '医院优选', to: '/health/superior', Icon: HospitalIcon },
}

/** The ways into the mall behind which something stands, four in a row. */
export function MallShortcuts({ shortcuts }: { shortcuts: readonly MallShortcut[] }) {
  if (shortcuts.length === 0) return null
  return (
    <nav aria-label="商城服务" className="mx-16 rounded-12 bg-card px-4 py-4 shadow-soft">
      <IconTiles tiles={shortcuts.map((shortcut) => tiles[shortcut])} />
    </nav>
  )
}

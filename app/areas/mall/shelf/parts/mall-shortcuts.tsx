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

/** Each home of the shop has an idea of its own, and is come to by it. */
const shortcuts: readonly IconTile[] = [
  { text: '全部分类', to: '/health/category', Icon: LayoutGridIcon },
  { text: '医疗服务', to: '/shop/index', Icon: StethoscopeIcon },
  { text: '健康商品', to: '/shop/shopIndex', Icon: ShoppingBasketIcon },
  { text: '药房', to: '/yiyao/cloud', Icon: PillIcon },
  { text: '医学美容', to: '/health/beauty', Icon: SparklesIcon },
  { text: '会员惠', to: '/shop/huiyiIndex', Icon: TagIcon },
  { text: '热卖榜', to: '/health/hotList', Icon: TrendingUpIcon },
  { text: '医院优选', to: '/health/superior', Icon: HospitalIcon },
]

/** The ways into the mall, four in a row. */
export const MallShortcuts = () => (
  <nav aria-label="商城服务" className="mx-16 rounded-12 bg-card px-4 py-4 shadow-soft">
    <IconTiles tiles={shortcuts} />
  </nav>
)

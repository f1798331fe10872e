import {
  HospitalIcon,
  LayoutGridIcon,
  type LucideIcon,
  PillIcon,
  ShoppingBasketIcon,
  SparklesIcon,
  StethoscopeIcon,
  TagIcon,
  TrendingUpIcon,
} from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'

/** Each home of the shop has an idea of its own, and is come to by it. */
const shortcuts: readonly { text: string; to: string; Icon: LucideIcon }[] = [
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
  <nav aria-label="商城服务" className="mx-16 grid grid-cols-4 rounded-12 bg-card py-4 shadow-soft elder:grid-cols-2">
    {shortcuts.map(({ text, to, Icon }) => (
      <Link
        key={to}
        to={to}
        className="flex min-h-72 flex-col items-center justify-center gap-6 px-2 py-8 text-center text-12 active:opacity-70"
      >
        <Icon className="size-24 shrink-0 text-accent-ink" data-no-elder="" />
        {text}
      </Link>
    ))}
  </nav>
)
